public import JSONCore

extension CodableDecoder {
  /// Decodes with options other than the defaults.
  ///
  /// - Parameter read: Decodes the root of the document, or of a copy.
  final func decode<Value>(
    from document: Document, by rules: DecodingRules, model: (any Decodable.Type)?,
    _ read: (JSONValue, (any Error, DecodingSession) -> JSONError) throws(JSONError) -> Value
  ) throws -> Value {
    var first: (any Error)?
    do throws(JSONError) {
      return try document.withRoot(by: rules) { (json) throws(JSONError) in
        try read(json) { error, session in
          // Only the error of the first decode is thrown.
          if first == nil { first = session.resolvedError(error, model: model, in: document) }
          return session.resolution(of: error, model: model)
        }
      }
    } catch {
      guard let first else { throw DecodingError(error) }
      guard let decodingError = first as? DecodingError, decodingError.context.underlyingError is JSONError
      else {
        throw first
      }
      throw decodingError.replacing(underlyingError: error)
    }
  }
}

extension DecodingSession {
  /// The error that ``CodableDecoder`` throws: the thrown one with its location in the text.
  ///
  /// - Parameter original: The document that was passed to the decoder; the session may decode a corrected
  ///   copy of it.
  func resolvedError(
    _ error: any Error, model: (any Decodable.Type)?, in original: Document? = nil
  ) -> any Error {
    let document = reading.document
    let original = original ?? document
    func issue() -> JSONError {
      resolution(of: error, model: model).moved(from: document, to: original).resolved(at: original.root)
    }
    guard let decodingError = error as? DecodingError else {
      guard error is JSONError else { return error }
      return DecodingError(issue())
    }
    let issue = issue()
    let underlying = decodingError.context.underlyingError
    return decodingError.replacing(
      description: decodingError.description(hidingSecretOf: issue),
      underlyingError: underlying is JSONError ? issue : underlying)
  }
}

extension DecodingError {
  /// The debug description. It is created from the issue instead if the value's key looks like a secret, and
  /// other code than this decoder may have written a description that quotes the value.
  fileprivate func description(hidingSecretOf error: JSONError) -> String {
    switch error.code {
    case .missingKey, .invalidRawValue, .invalidFormat, .unknownReference, .transformFailed, .custom:
      guard error.isSecret else { return context.debugDescription }
    // These texts name types and kinds, or come from the error.
    default: return context.debugDescription
    }
    switch (self, error.code) {
    case (.keyNotFound(let key, _), .missingKey): return FoundationWords.missing(key)
    case (_, .transformFailed), (_, .custom): return JSONError.hiddenValue
    default: return error.issue.message
    }
  }

  /// The error that users of ``CodableDecoder`` receive if no code threw a `DecodingError`.
  fileprivate init(_ error: JSONError) {
    self = .dataCorrupted(
      Context(
        codingPath: error.issue.path.codingPath, debugDescription: error.issue.message, underlyingError: error
      ))
  }

  /// The issues of an error of ``CodableDecoder``, with path, line, column and excerpt.
  ///
  ///     do {
  ///       movie = try CodableDecoder().decode(Movie.self, from: data)
  ///     } catch let error as DecodingError {
  ///       print(error.jsonError?.rendered() ?? "\(error)")
  ///     }
  ///
  /// The `underlyingError` in the context of each case; `nil` for errors of other decoders, and for those of
  /// your own `init(from:)` that have another underlying error.
  public var jsonError: JSONError? { context.issue }
}

extension EncodingError {
  /// The issue of an error of ``CodableEncoder``, with its path; a value that is being encoded has no
  /// location in a text.
  ///
  /// The `underlyingError` in the context; `nil` for errors of other encoders, and for those of your own
  /// `encode(to:)` that have another underlying error.
  public var jsonError: JSONError? {
    guard case .invalidValue(_, let context) = self else { return nil }
    return context.underlyingError as? JSONError
  }
}
