/// The result or the error of a decode or encode, in a form that can be compared.
enum Outcome: Equatable, CustomStringConvertible {
  case value(String)
  case failure(kind: String, path: [String])

  init(_ body: () throws -> some Any) {
    do { self = .value(String(reflecting: try body())) } catch { self = Outcome(error) }
  }

  init(_ error: any Error) {
    switch error {
    case DecodingError.typeMismatch(let type, let context):
      self.init("typeMismatch \(type)", context.codingPath)
    case DecodingError.valueNotFound(let type, let context):
      self.init("valueNotFound \(type)", context.codingPath)
    case DecodingError.keyNotFound(let key, let context):
      self.init("keyNotFound \(key.stringValue)", context.codingPath)
    case DecodingError.dataCorrupted(let context): self.init("dataCorrupted", context.codingPath)
    case EncodingError.invalidValue(_, let context): self.init("invalidValue", context.codingPath)
    default: self = .failure(kind: String(reflecting: error), path: [])
    }
  }

  private init(_ kind: String, _ path: [any CodingKey]) {
    self = .failure(kind: kind, path: path.map { key in key.intValue.map(String.init) ?? key.stringValue })
  }

  var description: String {
    switch self {
    case .value(let text): text
    case .failure(let kind, let path): "\(kind) at \(path)"
    }
  }
}

extension DecodingError {
  /// The context of every case.
  var anyContext: Context {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
      .dataCorrupted(let context):
      context
    @unknown default: Context(codingPath: [], debugDescription: "")
    }
  }
}
