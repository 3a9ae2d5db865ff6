public import JSONCore

extension DecodingError {
  /// What ``CodableDecoder`` says of this error: the issues with path, line, column and excerpt.
  ///
  ///     do {
  ///       movie = try CodableDecoder().decode(Movie.self, from: data)
  ///     } catch let error as DecodingError {
  ///       print(error.jsonError?.rendered() ?? "\(error)")
  ///     }
  ///
  /// It stands as `underlyingError` in the context of each case; `nil` for errors of other decoders, and for
  /// those of your own `init(from:)` that have another underlying error.
  public var jsonError: JSONError? { context.issue }
}

extension EncodingError {
  /// What ``CodableEncoder`` says of this error: the issue with its path; a value that is being encoded has
  /// no place in a text.
  ///
  /// It stands as `underlyingError` in the context; `nil` for errors of other encoders, and for those of your
  /// own `encode(to:)` that have another underlying error.
  public var jsonError: JSONError? {
    guard case .invalidValue(_, let context) = self else { return nil }
    return context.underlyingError as? JSONError
  }
}
