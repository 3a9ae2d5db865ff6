public import JSONCore

/// A type that declares the mapping that reads and writes it, such as an enum whose cases have their own
/// models, or an enum with its own field.
///
///     extension Message: MappingProviding {
///       static let mapping: TaggedMapping<Message> = .tagged(
///         by: "type", ["image": .case(CodableMapper<Image>(), Message.image, \.image), "typing": .case(.typing)])
///     }
///
/// In each strategy, one more line makes the type usable as a member and as an element of arrays and
/// dictionaries, without naming the mapping again:
///
///     extension Message: ManualReadable {}                   // ManualMapping
///     extension Message: ApplicativeMapping.Decodable {}     // or ThrowingMapping.Decodable, or DerivedReadable
///     extension Message: JSONWritable {}                     // writes it in all of these
///     extension Message: MappableValue {}                    // MappableMapping
///     extension Message: Codable {}                          // CodableMapping
///
/// Mappers use it on any thread, so the conformance must not be isolated to the main actor. If the
/// declarations of your module are isolated to it by default, declare the type or its extension
/// `nonisolated`. The compiler can't check this for every strategy's conformance.
public protocol MappingProviding {
  /// The type of the mapping.
  associatedtype OwnMapping: Mapping where OwnMapping.Model == Self

  /// The mapping. It is accessed for each value; a `static let` is created once.
  static var mapping: OwnMapping { get }
}

// A type's own mapping takes precedence over its raw value. A JSONObjectWritable type is written by its members.

extension JSONWritable where Self: MappingProviding {
  /// Writes the value with its own mapping.
  ///
  /// - Throws: What its mapping throws, such as `non-finite-number` or `depth-limit`.
  public func write(to writer: inout JSONWriter) throws(JSONError) {
    try Self.mapping.encode(self, into: &writer)
  }
}

extension JSONWritable where Self: MappingProviding & RawRepresentable, RawValue: JSONWritable {
  /// Writes the value with its own mapping.
  ///
  /// - Throws: What its mapping throws, such as `non-finite-number` or `depth-limit`.
  public func write(to writer: inout JSONWriter) throws(JSONError) {
    try Self.mapping.encode(self, into: &writer)
  }
}
