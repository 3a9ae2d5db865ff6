public import JSONCore

extension Decoding {
  /// Decodes UTF-8 text in any collection of bytes, such as `Data`, and returns how the text differs from what the
  /// models read.
  ///
  ///     let (all, drift) = try movies.array.decodeNotingDrift(bytes)
  ///     if !drift.isEmpty { log("\(drift)") }
  ///
  /// The text is always decoded as a document, and each search for a key is noted, so this takes several times
  /// as long as `decode`. The members that a model doesn't read are those that
  /// ``MappingConfigured/rejectingUnknownKeys()`` rejects. JSON that fields decode from strings counts too.
  ///
  /// - Throws: What `decode` throws; an error is reported without a drift.
  public func decodeNotingDrift(
    _ bytes: some Collection<UInt8>
  ) throws(JSONError) -> (model: Model, drift: Drift) {
    do {
      return try decodeNotingDrift(Document(parsing: Array(bytes), options: configuration.parsing))
    } catch {
      throw error.withoutLargeText()
    }
  }

  /// Decodes a string, and returns how it differs from what the models read.
  ///
  /// - Throws: What `decode` throws; an error is reported without a drift.
  public func decodeNotingDrift(_ text: String) throws(JSONError) -> (model: Model, drift: Drift) {
    try decodeNotingDrift(text.utf8)
  }

  /// Decodes the root of a document of any backend, and returns how it differs from what the models read.
  ///
  /// - Throws: What `decode` throws; an error is reported without a drift.
  /// - Complexity: O(*n*) on average in addition to `decode`.
  public func decodeNotingDrift(_ document: Document) throws(JSONError) -> (model: Model, drift: Drift) {
    try document.withRootNotingDrift(by: configuration.rules) { (json) throws(JSONError) in try decode(json) }
  }
}
