import Foundation
import JSONMapping

/// The strings at one place.
struct StringShape {
  /// A form that all strings have, and that the type encodes again without a change.
  struct Forms: OptionSet {
    let rawValue: UInt8

    static let rfc3339 = Forms(rawValue: 1)
    static let yearMonthDay = Forms(rawValue: 2)
    static let url = Forms(rawValue: 4)
    static let uuid = Forms(rawValue: 8)
    static let rfc3339Milliseconds = Forms(rawValue: 16)
    /// Any point in time in RFC 3339, such as one with an offset, even if it is encoded differently.
    static let timestamp = Forms(rawValue: 32)
    static let all: Forms = [.rfc3339, .yearMonthDay, .url, .uuid, .rfc3339Milliseconds, .timestamp]
  }

  /// The largest number of different strings that become an enum, and if its key is named.
  static let mostValues = 12
  static let mostNamedValues = 64

  private(set) var count = 0
  /// Whether all strings are decimal numbers, of which some have a fraction.
  var areDecimals: Bool { hasFractions && !hasOthers }
  /// Whether all strings are decimal numbers.
  var areNumbers: Bool { !hasOthers }
  private var hasFractions = false
  private var hasOthers = false
  private(set) var forms = Forms.all
  /// The different strings in the order of the samples; `nil` if there are too many.
  private(set) var values: [String]? = []

  mutating func add(_ text: String) {
    count += 1
    if !forms.isEmpty { forms.formIntersection(Forms(of: text, among: forms)) }
    note(text)
    guard !hasOthers else { return }
    let isNumber = text.utf8.first.map { $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) } == true
    hasOthers =
      !isNumber || text.utf8.count > 38 || text.wholeMatch(of: /-?(?:0|[1-9]\d*)(?:\.\d+)?/) == nil
    if text.utf8.contains(UInt8(ascii: ".")) { hasFractions = true }
  }

  mutating func join(_ other: StringShape) {
    guard other.count > 0 else { return }
    count += other.count
    forms.formIntersection(other.forms)
    hasFractions = hasFractions || other.hasFractions
    hasOthers = hasOthers || other.hasOthers
    if let others = other.values {
      for value in others { note(value) }
    } else {
      values = nil
    }
  }

  private mutating func note(_ text: String) {
    guard let known = values else { return }
    if let equal = known.first(where: { $0 == text }) {
      // A raw value can't distinguish canonically equivalent strings.
      if equal.utf8.count != text.utf8.count { values = nil }
    } else if known.count < Self.mostNamedValues {
      values?.append(text)
    } else {
      values = nil
    }
  }
}

extension StringShape.Forms {
  /// The forms of a text, of those that are still possible.
  init(of text: String, among possible: Self) {
    self = []
    let length = text.utf8.count
    if possible.contains(.yearMonthDay), length == 10, Self.isReproduced(text, by: .yearMonthDay) {
      insert(.yearMonthDay)
    }
    // Foundation's coders support no fractions of a second, and encode in UTC.
    if possible.contains(.rfc3339), length == 20, Self.isReproduced(text, by: .rfc3339) { insert(.rfc3339) }
    if possible.contains(.rfc3339Milliseconds), length == 24,
      Self.isReproduced(text, by: DateField(.rfc3339(fractionDigits: 3)))
    {
      insert(.rfc3339Milliseconds)
    }
    if possible.contains(.timestamp), length >= 20,
      !isDisjoint(with: [.rfc3339, .rfc3339Milliseconds])
        || (try? DateField.rfc3339.decode("\"\(text)\"")) != nil
    {
      insert(.timestamp)
    }
    if possible.contains(.uuid), length == 36, UUID(uuidString: text)?.uuidString == text { insert(.uuid) }
    if possible.contains(.url), text.hasPrefix("https://") || text.hasPrefix("http://"),
      URL(string: text)?.absoluteString == text
    {
      insert(.url)
    }
  }

  /// Returns whether the field decodes the text, and encodes the date as the same text.
  private static func isReproduced(_ text: String, by field: DateField) -> Bool {
    // Foundation uses the Julian calendar for earlier years.
    guard text >= "1600", text < "9999", let first = text.utf8.first, (0x30...0x39).contains(first),
      let date = try? field.decode("\"\(text)\""), let encoded = try? field.encodeToString(date)
    else { return false }
    return encoded == "\"\(text)\""
  }
}
