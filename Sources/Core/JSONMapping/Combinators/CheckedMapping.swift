public import JSONCore

/// A mapping of values that must pass a check, when they are decoded and when they are encoded.
public struct CheckedMapping<Base: MappingConfigured, Value>: MappingConfigured {
  @usableFromInline let base: Base
  @usableFromInline let check: ValueCheck<Value>

  /// Creates a mapping of what `base` maps.
  @inlinable
  public init(_ base: Base, _ check: ValueCheck<Value>) {
    self.base = base
    self.check = check
  }

  /// The configuration of the inner mapping.
  public var configuration: MappingConfiguration { base.configuration }
}

extension CheckedMapping: Decoding where Base: Decoding, Base.Model == Value {
  /// Decodes with the inner mapping, and checks the value.
  ///
  /// - Throws: `invalid-value` if the check fails, and what the inner mapping throws.
  @inlinable
  public func decode(_ json: JSONValue) throws(JSONError) -> Value {
    let value = try base.decode(json)
    if !check.isValid(value) { try json.refuse(check.message()) }
    return value
  }

  /// Decodes with the inner mapping without a document, and checks the value.
  ///
  /// - Throws: `CursorFailure` if the check fails, or if the inner mapping throws it.
  @inlinable
  public func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Value {
    let value = try base.decode(from: &cursor)
    guard check.isValid(value) else { throw CursorFailure() }
    return value
  }

  /// Whether the inner mapping decodes in one pass.
  @inlinable public static var readsInOnePass: Bool { Base.readsInOnePass }
}

extension CheckedMapping: Encoding where Base: Encoding, Base.Model == Value {
  /// Checks the value, and writes it with the inner mapping.
  ///
  /// - Throws: `invalid-value` if the check fails, and what the inner mapping throws.
  @inlinable
  public func encode(_ value: Value, into writer: inout JSONWriter) throws(JSONError) {
    guard check.isValid(value) else { throw writer.error(.invalidValue(check.message())) }
    try base.encode(value, into: &writer)
  }
}

extension CheckedMapping: Mapping where Base: Mapping, Base.Model == Value {}

extension JSONValue {
  /// Throws the error of a failed check; a collecting decode continues with the value.
  @inline(never) @usableFromInline
  func refuse(_ reason: String) throws(JSONError) {
    let error = error(.invalidValue(reason))
    guard isCollecting else { throw error }
    collect(error)
  }
}

extension Decoding {
  /// Returns this mapping with a check: `ManualMapper<Todo>().check({ $0.id > 0 }, "needs an id")`.
  ///
  /// - Parameters:
  ///   - isValid: Returns whether a value fits.
  ///   - message: The text of the issue.
  public func check(
    _ isValid: @escaping @Sendable (Model) -> Bool, _ message: String
  ) -> CheckedMapping<Self, Model> { CheckedMapping(self, ValueCheck(isValid, message)) }

  /// Returns this mapping with a check: `.check(ValueCheck(1...5))`, `.check(.matches(/[a-z]+/))`.
  public func check(_ check: ValueCheck<Model>) -> CheckedMapping<Self, Model> { CheckedMapping(self, check) }

  /// Returns this mapping with a range: `.check(1...5)`.
  ///
  /// - Parameters:
  ///   - range: The range that contains the valid values.
  ///   - message: The text of the issue; by default, one with the bounds.
  public func check<Bounds: RangeExpression & Sendable>(
    _ range: Bounds, _ message: String? = nil
  ) -> CheckedMapping<Self, Model> where Bounds.Bound == Model, Model: SendableMetatype {
    CheckedMapping(self, ValueCheck(range, message))
  }
}
