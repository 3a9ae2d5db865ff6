public import JSONCore

extension DecodingError {
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
