public import JSONCore

/// How a mapper reads and writes, and the context that its models find while they decode.
public struct MappingConfiguration: Sendable {
  /// How text is parsed.
  public var parsing: JSONParseOptions
  /// How many issues an error has, and whether unknown keys are issues.
  public var rules: DecodingRules
  /// How text is written.
  public var writing: JSONWriteOptions
  /// Whatever the models need besides the JSON, such as a catalogue that ids refer to.
  public var context: DecodingContext?
  /// How the models' keys become those of the text; `nil` to do as the mapper around does, or to change nothing
  /// where there is none.
  public var keys: JSONKeyStrategy?

  /// Creates a configuration; without arguments, the defaults.
  @inlinable
  public init(
    parsing: JSONParseOptions = JSONParseOptions(),
    writing: JSONWriteOptions = JSONWriteOptions(),
    rules: DecodingRules = DecodingRules(),
    context: (any Sendable)? = nil,
    keys: JSONKeyStrategy? = nil
  ) {
    self.keys = keys
    self.rules = rules
    self.parsing = parsing
    self.writing = writing
    self.context = context.map { .holding($0) }
  }
}

extension JSONValue {
  /// Calls `body` with this value in the context of the configuration, or in the one it is in if there is
  /// none; and with the configuration's strategy for keys, or that which it has.
  ///
  /// Throws what `body` throws.
  @inlinable @inline(__always)
  public func withContext<Result>(
    of configuration: MappingConfiguration, _ body: (JSONValue) throws(JSONError) -> Result
  ) throws(JSONError) -> Result {
    guard let keys = configuration.keys else {
      guard let context = configuration.context else { return try body(self) }
      return try withContext(context, body)
    }
    return try withKeys(keys) { (json) throws(JSONError) in
      guard let context = configuration.context else { return try body(json) }
      return try json.withContext(context, body)
    }
  }
}

extension JSONWriter {
  /// Calls `body` with the configuration's strategy for keys, or that which the writer has.
  ///
  /// Throws what `body` throws.
  @inlinable @inline(__always)
  public mutating func withKeys(
    of configuration: MappingConfiguration, _ body: (inout JSONWriter) throws(JSONError) -> Void
  ) throws(JSONError) {
    guard let keys = configuration.keys else { return try body(&self) }
    try withKeys(keys, body)
  }
}
