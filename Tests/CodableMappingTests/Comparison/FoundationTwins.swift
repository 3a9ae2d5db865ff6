import Foundation
import Testing

@testable import CodableMapping

extension CodableDecoder {
  /// Returns a decoder with the options of Foundation's.
  static func like(_ other: JSONDecoder) -> CodableDecoder { CodableDecoder(settingsOf: other) }
}

extension CodableEncoder {
  /// Returns an encoder with the options of Foundation's.
  static func like(_ other: JSONEncoder) -> CodableEncoder { CodableEncoder(settingsOf: other) }
}

/// Decodes with Foundation's decoder, its twin and its subclass, and compares the values, or the errors and
/// their paths.
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
  let subclass = FoundationDecoder()
  configure(subclass)
  let own = CodableDecoder.like(foundation)
  if let formatter {
    foundation.dateDecodingStrategy = .formatted(formatter)
    own.dateDecodingStrategy = .formatted(formatter)
    subclass.dateDecodingStrategy = .formatted(formatter)
  }
  var expected = Outcome { try foundation.decode(type, from: data) }
  if !path.isEmpty {
    #expect(expected == .failure(kind: "dataCorrupted", path: []))
    expected = .failure(kind: "dataCorrupted", path: path)
  }
  #expect(Outcome { try own.decode(type, from: data) } == expected)
  #expect(Outcome { try subclass.decode(type, from: data) } == expected)
}

/// Encodes with Foundation's encoder, and twice with its twin and its subclass, and compares the texts, or
/// the errors and their paths. Keys are sorted, unless `configure` selects another layout.
func compareEncoding(
  _ value: some Encodable, formatter: DateFormatter? = nil, _ configure: (JSONEncoder) -> Void = { _ in }
) {
  let foundation = JSONEncoder()
  foundation.outputFormatting = .sortedKeys
  configure(foundation)
  let subclass = FoundationEncoder()
  subclass.outputFormatting = .sortedKeys
  configure(subclass)
  let own = CodableEncoder.like(foundation)
  if let formatter {
    foundation.dateEncodingStrategy = .formatted(formatter)
    own.dateEncodingStrategy = .formatted(formatter)
    subclass.dateEncodingStrategy = .formatted(formatter)
  }
  let expected = Outcome { String(decoding: try foundation.encode(value), as: UTF8.self) }
  for _ in 1...2 {
    #expect(Outcome { String(decoding: try own.encode(value), as: UTF8.self) } == expected)
    #expect(Outcome { String(decoding: try subclass.encode(value), as: UTF8.self) } == expected)
  }
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
