import CodableMapping
import Foundation
import Testing

extension CodableDecoder {
  /// Returns a decoder with the options of Foundation's, except a formatter of dates, which Foundation on
  /// Linux converts to a closure.
  static func like(_ other: JSONDecoder) -> CodableDecoder {
    let own = CodableDecoder()
    own.dateDecodingStrategy =
      switch other.dateDecodingStrategy {
      case .secondsSince1970: .secondsSince1970
      case .millisecondsSince1970: .millisecondsSince1970
      case .iso8601: .iso8601
      case .custom(let decode): .custom(decode)
      default: .deferredToDate
      }
    own.dataDecodingStrategy =
      switch other.dataDecodingStrategy {
      case .deferredToData: .deferredToData
      case .custom(let decode): .custom(decode)
      default: .base64
      }
    if case .convertFromString(let infinity, let negative, let nan) = other.nonConformingFloatDecodingStrategy
    {
      own.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: infinity, negativeInfinity: negative, nan: nan)
    }
    own.keyDecodingStrategy =
      switch other.keyDecodingStrategy {
      case .convertFromSnakeCase: .convertFromSnakeCase
      case .custom(let convert): .custom(convert)
      default: .useDefaultKeys
      }
    own.userInfo = other.userInfo
    own.allowsJSON5 = other.allowsJSON5
    own.assumesTopLevelDictionary = other.assumesTopLevelDictionary
    return own
  }
}

extension CodableEncoder {
  /// Returns an encoder with the options of Foundation's, except a formatter of dates.
  static func like(_ other: JSONEncoder) -> CodableEncoder {
    let own = CodableEncoder()
    own.outputFormatting = OutputFormatting(rawValue: other.outputFormatting.rawValue)
    own.dateEncodingStrategy =
      switch other.dateEncodingStrategy {
      case .secondsSince1970: .secondsSince1970
      case .millisecondsSince1970: .millisecondsSince1970
      case .iso8601: .iso8601
      case .custom(let encode): .custom(encode)
      default: .deferredToDate
      }
    own.dataEncodingStrategy =
      switch other.dataEncodingStrategy {
      case .deferredToData: .deferredToData
      case .custom(let encode): .custom(encode)
      default: .base64
      }
    if case .convertToString(let infinity, let negative, let nan) = other.nonConformingFloatEncodingStrategy {
      own.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: infinity, negativeInfinity: negative, nan: nan)
    }
    own.keyEncodingStrategy =
      switch other.keyEncodingStrategy {
      case .convertToSnakeCase: .convertToSnakeCase
      case .custom(let convert): .custom(convert)
      default: .useDefaultKeys
      }
    own.userInfo = other.userInfo
    return own
  }
}

/// Decodes with Foundation's decoder and with its twin, and compares the values, or the errors and their paths.
///
/// - Parameters:
///   - path: The coding path of the error where Foundation leaves it empty.
///   - formatter: The formatter of dates, if there is one.
func compareDecoding(
  _ type: any Decodable.Type, _ data: Data, lostPath path: [String] = [], formatter: DateFormatter? = nil,
  _ configure: (JSONDecoder) -> Void = { _ in }
) {
  let foundation = JSONDecoder()
  configure(foundation)
  let own = CodableDecoder.like(foundation)
  if let formatter {
    foundation.dateDecodingStrategy = .formatted(formatter)
    own.dateDecodingStrategy = .formatted(formatter)
  }
  var expected = Outcome { try foundation.decode(type, from: data) }
  if !path.isEmpty {
    #expect(expected == .failure(kind: "dataCorrupted", path: []))
    expected = .failure(kind: "dataCorrupted", path: path)
  }
  #expect(Outcome { try own.decode(type, from: data) } == expected)
}

/// Encodes with Foundation's encoder and twice with its twin, and compares the texts, or the errors and their
/// paths. Keys are sorted, unless `configure` selects another layout.
func compareEncoding(
  _ value: some Encodable, formatter: DateFormatter? = nil, _ configure: (JSONEncoder) -> Void = { _ in }
) {
  let foundation = JSONEncoder()
  foundation.outputFormatting = .sortedKeys
  configure(foundation)
  let own = CodableEncoder.like(foundation)
  if let formatter {
    foundation.dateEncodingStrategy = .formatted(formatter)
    own.dateEncodingStrategy = .formatted(formatter)
  }
  let expected = Outcome { String(decoding: try foundation.encode(value), as: UTF8.self) }
  for _ in 1...2 { #expect(Outcome { String(decoding: try own.encode(value), as: UTF8.self) } == expected) }
}

extension DateFormatter {
  /// Creates a formatter for days in English, at an offset from UTC in seconds.
  convenience init(day format: String, offset: Int) {
    self.init()
    locale = Locale(identifier: "en_US_POSIX")
    timeZone = TimeZone(secondsFromGMT: offset)
    dateFormat = format
  }
}
