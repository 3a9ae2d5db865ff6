public import JSONCore

/// The options for reading and writing, and the context for models that are being decoded.
public struct MappingConfiguration: Sendable {
  /// All settings behind one reference, because the configuration is copied with each value that a mapper
  /// reads; `nil` for the defaults.
  @usableFromInline var settings: MappingSettings?

  /// The same settings without their reference count, which threads that share a mapper would wait for.
  @inlinable var settingsReference: WholeReference<MappingSettings>? { settings.map { WholeReference($0) } }

  /// The options for a text that is read without a document; `nil` if the settings need a document.
  @inlinable
  var cursorOptions: JSONParseOptions? {
    guard let settingsReference else { return JSONParseOptions() }
    return settingsReference.with { $0.rules.areDefault && $0.keys == nil ? $0.parsing : nil }
  }

  /// The context; the configuration retains it.
  @inlinable
  package var contextReference: WholeReference<DecodingContext>? {
    settingsReference?.with { $0.contextReference }
  }

  /// How text is parsed.
  @inlinable
  public var parsing: JSONParseOptions {
    get { settings?.parsing ?? JSONParseOptions() }
    set { settings = .holding(newValue, writing, rules, context, keys) }
  }

  /// The number of issues that an error lists, and whether unknown keys are issues.
  @inlinable
  public var rules: DecodingRules {
    get { settings?.rules ?? DecodingRules() }
    set { settings = .holding(parsing, writing, newValue, context, keys) }
  }

  /// How text is written.
  @inlinable
  public var writing: JSONWriteOptions {
    get { settings?.writing ?? JSONWriteOptions() }
    set { settings = .holding(parsing, newValue, rules, context, keys) }
  }

  /// A value that the models need in addition to the JSON, such as a catalogue that ids refer to.
  @inlinable
  public var context: DecodingContext? {
    get { settings?.context }
    set { settings = .holding(parsing, writing, rules, newValue, keys) }
  }

  /// How the models' keys become those of the text. `nil` for the strategy of the enclosing mapper; if there
  /// is none, keys aren't changed.
  @inlinable
  public var keys: JSONKeyStrategy? {
    get { settings?.keys }
    set { settings = .holding(parsing, writing, rules, context, newValue) }
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
    settings = .holding(parsing, writing, rules, context.map { .holding($0) }, keys)
  }

  /// The defaults, without comparing settings.
  @inlinable init(settings: MappingSettings?) { self.settings = settings }
}

/// The settings of a configuration; immutable.
@usableFromInline
final class MappingSettings: Sendable {
  @usableFromInline let parsing: JSONParseOptions
  @usableFromInline let writing: JSONWriteOptions
  @usableFromInline let rules: DecodingRules
  @usableFromInline let context: DecodingContext?
  @usableFromInline let contextReference: WholeReference<DecodingContext>?
  @usableFromInline let keys: JSONKeyStrategy?

  private init(
    _ parsing: JSONParseOptions, _ writing: JSONWriteOptions, _ rules: DecodingRules,
    _ context: DecodingContext?, _ keys: JSONKeyStrategy?
  ) {
    self.parsing = parsing
    self.writing = writing
    self.rules = rules
    self.context = context
    contextReference = context.map { WholeReference($0) }
    self.keys = keys
  }

  /// Returns `nil` if all settings have their defaults. Not a failable initializer, because that allocates
  /// first.
  @usableFromInline
  static func holding(
    _ parsing: JSONParseOptions, _ writing: JSONWriteOptions, _ rules: DecodingRules,
    _ context: DecodingContext?, _ keys: JSONKeyStrategy?
  ) -> MappingSettings? {
    let areDefault =
      context == nil && keys == nil && parsing == JSONParseOptions() && writing == JSONWriteOptions()
      && rules == DecodingRules()
    return areDefault ? nil : MappingSettings(parsing, writing, rules, context, keys)
  }
}

// Always inlined: called for each value if a mapper is a field of other models, usually with nothing to do.

extension JSONValue {
  /// Calls `body` with this value, in the context of the configuration and with its key strategy. Without a
  /// context or a strategy in the configuration, those of the value apply.
  ///
  /// - Throws: What `body` throws.
  @inlinable @inline(__always)
  public func withContext<Result>(
    of configuration: MappingConfiguration, _ body: (JSONValue) throws(JSONError) -> Result
  ) throws(JSONError) -> Result {
    guard let settings = configuration.settingsReference, !isReady(for: settings) else {
      return try body(self)
    }
    return try withSettings(of: configuration, body)
  }

  /// Whether the value already has the configuration's context and key strategy, as an element of a list
  /// does.
  @inlinable @inline(__always)
  func isReady(for settings: WholeReference<MappingSettings>) -> Bool {
    let (convertsKeys, context) = settings.with { ($0.keys != nil, $0.contextReference) }
    return !convertsKeys && (context == nil || context == contextReference)
  }

  @inlinable @inline(never)
  func withSettings<Result>(
    of configuration: MappingConfiguration, _ body: (JSONValue) throws(JSONError) -> Result
  ) throws(JSONError) -> Result {
    defer { withExtendedLifetime(configuration) {} }
    guard let keys = configuration.keys else {
      return try withContext(of: configuration.contextReference, body)
    }
    return try withKeys(keys) { (json) throws(JSONError) in
      try json.withContext(of: configuration.contextReference, body)
    }
  }
}

extension JSONWriter {
  /// Calls `body` with the configuration's key strategy, or with that of the writer if it has none.
  ///
  /// - Throws: What `body` throws.
  @inlinable @inline(__always)
  public mutating func withKeys(
    of configuration: MappingConfiguration, _ body: (inout JSONWriter) throws(JSONError) -> Void
  ) throws(JSONError) {
    guard let keys = configuration.settings?.keys else { return try body(&self) }
    try withKeys(keys, body)
  }
}
