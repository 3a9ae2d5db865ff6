public import JSONCore

/// How a mapper reads and writes, and the context that its models find while they decode.
public struct MappingConfiguration: Sendable {
  /// How text is parsed.
  public var parsing: JSONParseOptions
  /// How many issues an error has, and whether unknown keys are issues.
  public var rules: DecodingRules
  /// How text is written.
  public var writing: JSONWriteOptions
  /// What few mappers have, in one reference: a configuration is copied several times for each document.
  @usableFromInline var surroundings: MappingSurroundings?

  /// Whatever the models need besides the JSON, such as a catalogue that ids refer to.
  @inlinable
  public var context: DecodingContext? {
    get { surroundings?.context }
    set { surroundings = .holding(newValue, keys) }
  }

  /// How the models' keys become those of the text. `nil` stands for the strategy of the enclosing mapper;
  /// without one, keys are not changed.
  @inlinable
  public var keys: JSONKeyStrategy? {
    get { surroundings?.keys }
    set { surroundings = .holding(context, newValue) }
  }

  /// Creates a configuration; without arguments, the defaults.
  @inlinable
  public init(
    parsing: JSONParseOptions = JSONParseOptions(),
    writing: JSONWriteOptions = JSONWriteOptions(),
    rules: DecodingRules = DecodingRules(),
    context: (any Sendable)? = nil,
    keys: JSONKeyStrategy? = nil
  ) {
    self.rules = rules
    self.parsing = parsing
    self.writing = writing
    surroundings = .holding(context.map { .holding($0) }, keys)
  }
}

/// The context of a mapper's models and its strategy for keys.
@usableFromInline
final class MappingSurroundings: Sendable {
  @usableFromInline let context: DecodingContext?
  @usableFromInline let keys: JSONKeyStrategy?

  @usableFromInline
  init(_ context: DecodingContext?, _ keys: JSONKeyStrategy?) {
    self.context = context
    self.keys = keys
  }

  /// `nil` where there is neither. No initializer that fails, for that allocates first.
  @inlinable
  static func holding(_ context: DecodingContext?, _ keys: JSONKeyStrategy?) -> MappingSurroundings? {
    context == nil && keys == nil ? nil : MappingSurroundings(context, keys)
  }
}

// Inlined by force: called for each value where a mapper is a field of other models, and mostly without anything to
// do.

extension JSONValue {
  /// Calls `body` with this value, in the context of the configuration and with its strategy for keys. If the
  /// configuration has none, the value keeps its own.
  ///
  /// - Throws: What `body` throws.
  @inlinable @inline(__always)
  public func withContext<Result>(
    of configuration: MappingConfiguration, _ body: (JSONValue) throws(JSONError) -> Result
  ) throws(JSONError) -> Result {
    guard let surroundings = configuration.surroundings else { return try body(self) }
    guard surroundings.keys == nil, let context = surroundings.context else {
      return try withKeys(of: surroundings, body)
    }
    return try withContext(context, body)
  }

  @inline(never) @usableFromInline
  func withKeys<Result>(
    of surroundings: MappingSurroundings, _ body: (JSONValue) throws(JSONError) -> Result
  ) throws(JSONError) -> Result {
    guard let keys = surroundings.keys else { return try body(self) }
    return try withKeys(keys) { (json) throws(JSONError) in
      guard let context = surroundings.context else { return try body(json) }
      return try json.withContext(context, body)
    }
  }
}

extension JSONWriter {
  /// Calls `body` with the configuration's strategy for keys, or with that of the writer if it has none.
  ///
  /// - Throws: What `body` throws.
  @inlinable @inline(__always)
  public mutating func withKeys(
    of configuration: MappingConfiguration, _ body: (inout JSONWriter) throws(JSONError) -> Void
  ) throws(JSONError) {
    guard let keys = configuration.surroundings?.keys else { return try body(&self) }
    try withKeys(keys, body)
  }
}
