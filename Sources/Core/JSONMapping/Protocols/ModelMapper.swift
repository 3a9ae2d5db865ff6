public import JSONCore

/// A mapper of one strategy that has a configuration and no other state.
public protocol ModelMapper: MappingConfigured {
  /// Creates a mapper with a configuration, for example that of another mapper.
  init(configuration: MappingConfiguration)
}

extension ModelMapper {
  /// Creates a mapper.
  ///
  /// The mapper may be used on any thread, so the model's conformance can't be isolated to the main actor. In
  /// a module whose declarations are isolated to it by default, declare the type and its extension
  /// `nonisolated`.
  ///
  /// - Parameters:
  ///   - context: The value that the models get from `json.context(_:)`.
  ///   - parsing: How text is parsed.
  ///   - writing: How text is written.
  ///   - keys: How the models' keys become those of the text; defaults to those of the enclosing mapper.
  public init(
    context: (any Sendable)? = nil,
    parsing: JSONParseOptions = JSONParseOptions(),
    writing: JSONWriteOptions = JSONWriteOptions(),
    keys: JSONKeyStrategy? = nil
  ) {
    self.init(
      configuration: MappingConfiguration(parsing: parsing, writing: writing, context: context, keys: keys))
  }
}
