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

  /// Creates a configuration; without arguments, the defaults.
  @inlinable
  public init(
    parsing: JSONParseOptions = JSONParseOptions(),
    writing: JSONWriteOptions = JSONWriteOptions(),
    rules: DecodingRules = DecodingRules(),
    context: (any Sendable)? = nil
  ) {
    self.rules = rules
    self.parsing = parsing
    self.writing = writing
    self.context = context.map { .holding($0) }
  }
}

extension JSONValue {
  /// Calls `body` with this value in the context of the configuration, or in the one it is in if there is
  /// none.
  ///
  /// Throws what `body` throws.
  @inlinable @inline(__always)
  public func withContext<Result>(
    of configuration: MappingConfiguration, _ body: (JSONValue) throws(JSONError) -> Result
  ) throws(JSONError) -> Result {
    guard let context = configuration.context else { return try body(self) }
    return try withContext(context, body)
  }
}
