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
/// their paths. One instance of the subclass has the settings from the start, another receives them after a
/// decode.
///
/// - Parameters:
///   - path: The coding path of the error where Foundation leaves it empty.
///   - lostKey: The first key of the coding path that Foundation may leave empty.
///   - formatter: The formatter of dates, if there is one.
func compareDecoding(
  _ type: any Decodable.Type, _ data: Data, lostPath path: [String] = [], mayLosePath lostKey: String? = nil,
  formatter: DateFormatter? = nil, _ configure: (JSONDecoder) -> Void = { _ in }
) {
  let foundation = JSONDecoder()
  configure(foundation)
  let own = CodableDecoder.like(foundation)
  if let formatter {
    foundation.dateDecodingStrategy = .formatted(formatter)
    own.dateDecodingStrategy = .formatted(formatter)
  }
  var expected = Outcome { try foundation.decode(type, from: data) }
  let actual = Outcome { try own.decode(type, from: data) }
  if !path.isEmpty {
    #expect(expected == .failure(kind: "dataCorrupted", path: []))
    expected = .failure(kind: "dataCorrupted", path: path)
  } else if let lostKey, case .failure("dataCorrupted", []) = expected, case .failure(_, let found) = actual,
    found.first == lostKey
  {
    expected = .failure(kind: "dataCorrupted", path: found)
  }
  #expect(actual == expected, "\(type)")
  for isUsed in [false, true] {
    let subclass = FoundationDecoder()
    if isUsed { _ = try? subclass.decode(Bool.self, from: Data("true".utf8)) }
    configure(subclass)
    if let formatter { subclass.dateDecodingStrategy = .formatted(formatter) }
    #expect(Outcome { try subclass.decode(type, from: data) } == expected, "\(type)")
  }
}

/// Encodes with Foundation's encoder, and twice with its twin and its subclass, and compares the texts, or
/// the errors and their paths. Keys are sorted, unless `configure` selects another layout. One instance of
/// the subclass has the settings from the start, another receives them after an encode.
func compareEncoding(
  _ value: some Encodable, formatter: DateFormatter? = nil, _ configure: (JSONEncoder) -> Void = { _ in }
) {
  func text(_ encode: () throws -> Data) -> Outcome {
    Outcome { String(decoding: try encode(), as: UTF8.self) }
  }
  let foundation = JSONEncoder()
  foundation.outputFormatting = .sortedKeys
  configure(foundation)
  let own = CodableEncoder.like(foundation)
  if let formatter {
    foundation.dateEncodingStrategy = .formatted(formatter)
    own.dateEncodingStrategy = .formatted(formatter)
  }
  let expected = text { try foundation.encode(value) }
  for isUsed in [false, true] {
    let subclass = FoundationEncoder()
    if isUsed { _ = try? subclass.encode(true) }
    subclass.outputFormatting = .sortedKeys
    configure(subclass)
    if let formatter { subclass.dateEncodingStrategy = .formatted(formatter) }
    #expect(text { try own.encode(value) } == expected)
    for _ in 1...2 { #expect(text { try subclass.encode(value) } == expected) }
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
