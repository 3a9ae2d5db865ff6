internal import JSONCore

/// The text of a date: at most 30 bytes, stored inline in little-endian words.
struct DateBytes {
  private var bytes: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
  private var count = 0

  /// Creates `yyyy-MM-dd`.
  init(day moment: Moment) {
    let (year, month, day) = moment.day.components
    bytes.0 =
      Self.pair(year / 100) | Self.pair(year % 100) << 16 | Self.dash << 32 | Self.pair(month) << 40
      | Self.dash << 56
    bytes.1 = Self.pair(day)
    count = 10
  }

  /// Creates `yyyy-MM-ddTHH:mm:ss`, the fraction and `Z`. Without a number of fraction digits, trailing zeros
  /// of the fraction are left out.
  init(timestamp moment: Moment, fractionDigits: Int?) {
    self.init(day: moment)
    let minute = moment.second / 60
    bytes.1 |=
      Self.letterT << 16 | Self.pair(minute / 60) << 24 | Self.colon << 40 | Self.pair(minute % 60) << 48
    bytes.2 = Self.colon | Self.pair(moment.second % 60) << 8
    count = 19
    var fraction = moment.fraction
    var digits = min(max(fractionDigits ?? 6, 0), 9)
    while fractionDigits == nil, digits > 0, fraction % 10 == 0 {
      fraction /= 10
      digits -= 1
    }
    if digits > 0 { append(fraction, digits: digits, after: ".") }
    append(UInt8(ascii: "Z"))
  }

  /// The text.
  var text: String { withUnsafeBytes(of: bytes) { String(decoding: $0.prefix(count), as: UTF8.self) } }

  /// Writes the text as a JSON string.
  func write(to writer: inout JSONWriter) {
    let count = count
    withUnsafeBytes(of: bytes) { buffer in
      writer.write(utf8: buffer.bindMemory(to: UInt8.self).span.extracting(first: count))
    }
  }

  private static var dash: UInt64 { UInt64(UInt8(ascii: "-")) }
  private static var colon: UInt64 { UInt64(UInt8(ascii: ":")) }
  private static var letterT: UInt64 { UInt64(UInt8(ascii: "T")) }

  /// The two digits of a number below 100, the first in the lowest byte.
  private static func pair(_ number: Int) -> UInt64 {
    let number = UInt64(truncatingIfNeeded: number)
    return number / 10 | (number % 10) << 8 | 0x3030
  }

  /// Appends a separator and a number with the given count of digits.
  private mutating func append(_ number: Int, digits: Int, after separator: Unicode.Scalar) {
    append(UInt8(ascii: separator))
    var rest = number
    for place in (count..<count + digits).reversed() {
      withUnsafeMutableBytes(of: &bytes) { $0[place] = UInt8(ascii: "0") + UInt8(rest % 10) }
      rest /= 10
    }
    count += digits
  }

  private mutating func append(_ byte: UInt8) {
    withUnsafeMutableBytes(of: &bytes) { $0[count] = byte }
    count += 1
  }
}
