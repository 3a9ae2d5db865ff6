public import JSONMapping

/// The field for all properties of one type, for `@Mapped(fields:)`.
///
///     @Mapped(fields: .by(.yearMonthDay, for: Date.self))
///     struct Stay { var arrival: Date; var departure: Date? }
///     // {"arrival":"2026-01-31","departure":"2026-02-02"}
///
/// It applies to properties whose type is written the same way, or as an optional of it, unless they have
/// `@By`. The compiler checks at each of these properties that the field maps the type.
public struct FieldRule: Sendable, Hashable {
  /// A field, or a mapper of any strategy, for all properties of a type.
  ///
  /// - Parameters:
  ///   - field: The field that decodes and encodes the values.
  ///   - type: The type of the properties.
  public static func by<Field: MappingConfigured, Value>(_ field: Field, for type: Value.Type) -> FieldRule {
    FieldRule()
  }
}
