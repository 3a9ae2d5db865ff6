public import JSONCore

/// A mapper of one dialect that is made of a configuration, and of nothing else.
public protocol ModelMapper: MappingConfigured {
  /// Creates a mapper with a configuration, such as that of another mapper.
  init(configuration: MappingConfiguration)
}

extension ModelMapper {
  /// Creates a mapper.
  ///
  /// The mapper may be used on any thread. So the model can't conform on the main actor: in a module whose
  /// declarations belong to it by default, the type and its extension are `nonisolated`.
  ///
  /// - Parameters:
  ///   - context: What the models find through `json.context(_:)`.
  ///   - parsing: How text is parsed.
  ///   - writing: How text is written.
  ///   - keys: How the models' keys become those of the text; without one, as the mapper around has it.
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
