public import JSONCore

/// What another mapping maps, decoded by other rules.
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
  /// Decodes as the inner mapping does. The rules take effect where a whole document is decoded.
  ///
  /// - Throws: What the inner mapping throws, such as `type-mismatch` or `missing-key`.
  @inlinable
  public func decode(_ json: JSONValue) throws(JSONError) -> Base.Model { try base.decode(json) }

  /// Decodes as the inner mapping does.
  ///
  /// - Throws: `CursorFailure` where that does.
  @inlinable
  public func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Base.Model {
    try base.decode(from: &cursor)
  }

  /// As the inner mapping does.
  @inlinable
  public static var readsInOnePass: Bool { Base.readsInOnePass }
}

extension RulesMapping: Encoding where Base: Encoding {
  /// Writes as the inner mapping does.
  ///
  /// - Throws: What the inner mapping throws, such as `non-finite-number` or `depth-limit`.
  @inlinable
  public func encode(_ model: Base.Model, into writer: inout JSONWriter) throws(JSONError) {
    try base.encode(model, into: &writer)
  }
}

extension RulesMapping: Mapping where Base: Mapping {}

extension MappingConfigured {
  /// The same mapping, whose errors have all issues of a document and not only the first.
  ///
  ///     try movies.reportingAllIssues().decode(bytes)  // throws "3 errors while decoding Movie: …"
  ///
  /// A document that does not fit is decoded again and again, with more and more values replaced: mostly once for
  /// each issue of a model, 512 times at most. So the models' own code runs as often. The issues of several
  /// elements of an array are found together, unless a closure of your own reads the elements. Of alternatives
  /// that all fail there is one issue. What depends on a value that was refused is not reported. If no stand-in
  /// for a refused value is found, the optional member or the array element around it is left out. If there is
  /// none, the search ends there. In both cases `JSONError.isTruncated` says that there may be more.
  ///
  /// What a ``LossyArray`` drops is no error of the document: see ``DroppedElement``.
  ///
  /// - Parameter limit: How many issues at most, at least one; `JSONError.isTruncated` tells when there may
  ///   be more.
  public func reportingAllIssues(limit: Int = 20) -> RulesMapping<Self> {
    RulesMapping(self) { $0.issueLimit = limit }
  }

  /// The same mapping, for which a member that the models do not look for is an error, `unknown-key`.
  ///
  /// Only objects that become models are strict. The objects on the way of a ``KeyPathMapping``
  /// (`.at("data.users")`) may have other members. So may objects whose members are all read, for example as
  /// a dictionary.
  ///
  /// Which keys are unknown shows when a model has been decoded. So any other issue of a document comes
  /// first, as long as only the first is reported. With ``reportingAllIssues(limit:)`` the issues of unknown
  /// keys are among the others, in reading order. If the limit ends the search within a model, no unknown key
  /// of that model is reported. Nor is a key of a value that no alternative fits.
  public func rejectingUnknownKeys() -> RulesMapping<Self> {
    RulesMapping(self) { $0.rejectsUnknownKeys = true }
  }
}
