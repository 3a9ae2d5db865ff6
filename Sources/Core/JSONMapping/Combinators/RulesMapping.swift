public import JSONCore

/// A mapping with other decoding rules.
public struct RulesMapping<Base: MappingConfigured>: MappingConfigured {
  @usableFromInline let base: Base

  /// The configuration of the inner mapping, with these rules.
  public let configuration: MappingConfiguration

  @usableFromInline
  init(_ base: Base, changing change: (inout DecodingRules) -> Void) {
    self.base = base
    var configuration = base.configuration
    change(&configuration.rules)
    self.configuration = configuration
  }
}

extension RulesMapping: Decoding where Base: Decoding {
  /// Decodes with the inner mapping. The rules take effect where a whole document is decoded.
  ///
  /// - Throws: What the inner mapping throws, such as `type-mismatch` or `missing-key`.
  @inlinable public func decode(_ json: JSONValue) throws(JSONError) -> Base.Model { try base.decode(json) }

  /// Decodes with the inner mapping.
  ///
  /// - Throws: `CursorFailure` if the inner mapping throws it.
  @inlinable
  public func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Base.Model {
    try base.decode(from: &cursor)
  }

  /// Whether the inner mapping decodes in one pass.
  @inlinable public static var readsInOnePass: Bool { Base.readsInOnePass }
}

extension RulesMapping: Encoding where Base: Encoding {
  /// Writes with the inner mapping.
  ///
  /// - Throws: What the inner mapping throws, such as `non-finite-number` or `depth-limit`.
  @inlinable
  public func encode(_ model: Base.Model, into writer: inout JSONWriter) throws(JSONError) {
    try base.encode(model, into: &writer)
  }
}

extension RulesMapping: Mapping where Base: Mapping {}

extension RulesMapping: ElementwiseDecoding where Base: ElementwiseDecoding {}

extension MappingConfigured {
  /// Returns this mapping with errors that list all issues of a document, not only the first.
  ///
  ///     try movies.reportingAllIssues().decode(bytes)  // throws "3 errors while decoding Movie: …"
  ///
  /// A document with issues is decoded once more. In that decode, a member that doesn't fit gets a plain
  /// value, such as 0, an empty string or array, or a model of an empty object. So the models' own code runs
  /// at most twice for a value. No such value is returned.
  ///
  /// A type without a plain value, such as most enums, ends the decoding of the model that contains it. So does
  /// an error that your own code throws, for example for a value that it reads itself, and the first issue in
  /// the initializer of an `ImmutableMappable` model. The search continues after the model, and
  /// `JSONError.isTruncated` is true if the model may have more issues. Alternatives that all fail are reported
  /// as one issue.
  ///
  /// Elements that a ``LossyArray`` skips aren't errors of the document: see ``DroppedElement``.
  ///
  /// - Parameter limit: The maximum number of issues, at least one. `JSONError.isTruncated` is true if there
  ///   may be more.
  public func reportingAllIssues(limit: Int = 20) -> RulesMapping<Self> {
    RulesMapping(self) { $0.issueLimit = limit }
  }

  /// Returns this mapping with an error, `unknown-key`, for each member that the models don't read.
  ///
  /// Only objects that become models are checked. Objects along the path of a ``KeyPathMapping``
  /// (`.at("data.users")`) aren't, and neither are objects that are read as a whole, for example as a
  /// dictionary.
  ///
  /// Unknown keys are found after a model has been decoded. So if only the first issue is reported, another
  /// issue of the document takes precedence. With ``reportingAllIssues(limit:)`` the issues of unknown keys
  /// are listed with the others, in reading order. If the limit ends the search within a model, the unknown
  /// keys of that model aren't reported; neither are those of a value that no alternative decodes.
  public func rejectingUnknownKeys() -> RulesMapping<Self> {
    RulesMapping(self) { $0.rejectsUnknownKeys = true }
  }
}
