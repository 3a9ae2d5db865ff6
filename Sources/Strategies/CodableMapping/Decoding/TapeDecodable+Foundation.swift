// All of Foundation: `DateFormatter`.
internal import Foundation
internal import JSONCore
internal import JSONMapping

extension Date: TapeDecodable {
  static func read(at value: DocumentPosition, depth: Int, in session: DecodingSession) throws -> Date {
    func read(_ date: (Double) -> Date) throws -> Date {
      try session.leaf(at: value, depth: depth, for: Double.self) { (json) throws(JSONError) in
        do throws(JSONError) {
          let number: Double = try session.number(json)
          // `JSONDecoder` creates dates from the infinities of JSON5.
          return date(
            session.options.usesStrategyRules && json.kind == .number ? try json.finite(number) : number)
        } catch {
          guard error.code == .typeMismatch, json.kind == .string else { throw error }
          throw json.error(.textOfDate, of: Double.self)
        }
      }
    }
    switch session.options.dates {
    case .field(let field):
      return try session.leaf(at: value, depth: depth) { (json) throws(JSONError) in try field.decode(json) }
    case .formatted(let formatter): return try session.formattedDate(formatter, at: value, depth: depth)
    case .strategy(.deferredToDate): return try read { Date(timeIntervalSinceReferenceDate: $0) }
    case .strategy(.secondsSince1970): return try read { Date(timeIntervalSince1970: $0) }
    case .strategy(.millisecondsSince1970): return try read { Date(timeIntervalSince1970: $0 / 1000) }
    case .strategy(.iso8601): return try session.iso8601Date(at: value, depth: depth)
    #if canImport(Darwin)
    case .strategy(.formatted(let formatter)):
      return try session.formattedDate(formatter, at: value, depth: depth)
    #endif
    case .strategy(.custom(let read)): return try session.decodeCustom(at: value, depth: depth, read)
    }
  }
}

extension AdvisedKind {
  /// A string instead of a date, which is a number unless another form is configured.
  fileprivate static let textOfDate = AdvisedKind(
    .typeMismatch, kind: { .typeMismatch(expected: .type(bareTypeName($0))) },
    advice: { _, found in
      let form: String =
        switch found.text.flatMap({ DateForm(of: $0) }) {
        case .yearMonthDay: ".yearMonthDay"
        case .iso8601(_): ".iso8601"
        case .number, nil: ".formatted(formatter)"
        }
      return .help("name the form of dates: CodableMapper(dates: \(form)), or dateDecodingStrategy = \(form)")
    })
}

extension DecodingSession {
  /// Reads a date of the ISO 8601 strategy. If a string isn't a date, the coding path of the error is that of
  /// the date's container: `JSONDecoder` has no more information.
  fileprivate func iso8601Date(at value: DocumentPosition, depth: Int) throws -> Date {
    do {
      return try leaf(at: value, depth: depth, for: String.self, words: FoundationWords.iso8601) {
        (json) throws(JSONError) in
        try ISO8601.decode(json)
      }
    } catch DecodingError.dataCorrupted(let context) {
      throw DecodingError.dataCorrupted(context.moved(to: context.codingPath.dropLast()))
    }
  }

  func formattedDate(_ formatter: DateFormatter, at value: DocumentPosition, depth: Int) throws -> Date {
    try leaf(at: value, depth: depth, for: String.self, words: FoundationWords.formatted) {
      (json) throws(JSONError) in
      try formatter.decodeDate(json)
    }
  }

  /// Reads a date that isn't a member or element, so that its coding path is complete.
  @inline(never)
  func decodeWhole<Value: Decodable>(
    _ type: Value.Type, at value: DocumentPosition, depth: Int
  ) throws -> Value {
    do {
      return try decode(type, at: value, depth: depth)
    } catch DecodingError.dataCorrupted(let context) {
      guard case .strategy(.iso8601) = options.dates else { throw DecodingError.dataCorrupted(context) }
      throw DecodingError.dataCorrupted(context.moved(to: path(to: value, depth: depth)))
    }
  }
}

extension Data: TapeDecodable {
  static func read(at value: DocumentPosition, depth: Int, in session: DecodingSession) throws -> Data {
    switch session.options.data {
    case .deferredToData:
      if case let json = session[value], json.isNull {
        throw session.failure(json.mismatch(expected: .array), at: value, depth: depth, for: Data.self)
      }
      return try session.decodeModel(Data.self, at: value, depth: depth)
    case .custom(let read): return try session.decodeCustom(at: value, depth: depth, read)
    default:
      return try session.leaf(at: value, depth: depth, for: String.self, words: FoundationWords.base64) {
        (json) throws(JSONError) in
        try DataField().decode(json)
      }
    }
  }
}

extension URL: TapeDecodable {
  static func read(at value: DocumentPosition, depth: Int, in session: DecodingSession) throws -> URL {
    try session.leaf(at: value, depth: depth, for: String.self, words: FoundationWords.url) {
      (json) throws(JSONError) in
      try URLField().decode(json)
    }
  }
}

extension UUID: TapeDecodable {
  static func read(at value: DocumentPosition, depth: Int, in session: DecodingSession) throws -> UUID {
    do {
      return try UUIDField().decode(session[value])
    } catch {
      // For null, too, Foundation reports that it expected a string.
      throw session.failure(error, at: value, depth: depth, for: String.self, words: FoundationWords.uuid)
    }
  }
}

extension Decimal: TapeDecodable {
  static func read(at value: DocumentPosition, depth: Int, in session: DecodingSession) throws -> Decimal {
    try session.leaf(at: value, depth: depth) { (json) throws(JSONError) in
      do throws(JSONError) {
        return try DecimalField().decode(json)
      } catch {
        // The infinities of JSON5 too, as in `JSONDecoder`.
        guard !session.options.usesStrategyRules, (try? json.double())?.isFinite == false else { throw error }
        return .nan
      }
    }
  }
}
