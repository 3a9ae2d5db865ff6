internal import JSONCore

/// The text of a date: at most 30 bytes, stored inline.
struct DateBytes {
  private var bytes: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
  private var count = 0
}

extension DateBytes {
  /// Creates `yyyy-MM-dd`.
  init(day moment: Moment) {
    let (year, month, day) = moment.day.components
    append(year, digits: 4)
    append(month, digits: 2, after: "-")
    append(day, digits: 2, after: "-")
  }

  /// Creates `yyyy-MM-ddTHH:mm:ss`, the fraction and `Z`. Without a number of fraction digits, trailing zeros
  /// of the fraction are left out.
  init(timestamp moment: Moment, fractionDigits: Int?) {
    self.init(day: moment)
    append(moment.second / 3600, digits: 2, after: "T")
    append(moment.second / 60 % 60, digits: 2, after: ":")
    append(moment.second % 60, digits: 2, after: ":")
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
  var text: String {
    withUnsafeBytes(of: bytes) { String(decoding: $0.prefix(count), as: UTF8.self) }
  }

  /// Writes the text as a JSON string.
  func write(to writer: inout JSONWriter) {
    let count = count
    withUnsafeBytes(of: bytes) { buffer in
      writer.write(utf8: buffer.bindMemory(to: UInt8.self).span.extracting(first: count))
    }
  }

  /// Appends a separator, if one is given, and a number with the given count of digits.
  private mutating func append(_ number: Int, digits: Int, after separator: Unicode.Scalar? = nil) {
    if let separator { append(UInt8(ascii: separator)) }
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
