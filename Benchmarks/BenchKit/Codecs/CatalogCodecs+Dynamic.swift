/// Decoding and encoding of a model that is selected by its name.
extension CatalogCodecs {
  /// Decodes a document and encodes the result; `nil` if there is no codec for the model.
  ///
  /// - Throws: The error of decoding or encoding.
  package func roundTrip(_ bytes: [UInt8], as model: ModelName) throws -> [UInt8]? {
    guard let codec = codec(for: model) else { return nil }
    return try roundTripped(codec, bytes)
  }

  /// Prepares a document and returns a closure that decodes it once; `nil` if there is no codec for the
  /// model.
  ///
  /// The returned closure throws the error of decoding.
  package func decoding(_ bytes: [UInt8], as model: ModelName) -> (() throws -> Void)? {
    codec(for: model).map { decodingOnce($0, bytes) }
  }

  private func codec(for model: ModelName) -> (any Codec)? {
    switch model {
    case .movie: movie
    case .movies: movies
    case .user: user
    case .users: users
    case .skill: skill
    case .skills: skills
    case .todo: todo
    case .todos: todos
    default: nil
    }
  }
}

private func roundTripped(_ codec: some Codec, _ bytes: [UInt8]) throws -> [UInt8] {
  codec.bytes(of: try codec.encode(codec.decode(bytes: bytes)))
}

private func decodingOnce(_ codec: some Codec, _ bytes: [UInt8]) -> () throws -> Void {
  let document = codec.document(from: bytes)
  return { blackHole(try codec.decode(document)) }
}
