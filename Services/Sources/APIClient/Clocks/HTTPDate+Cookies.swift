extension HTTPDate {
  /// Parses the date of a cookie, whose parts may be in any order; `nil` if one is missing or out of range.
  ///
  /// Source: RFC 6265, section 5.1.1.
  init?(ofCookie text: String) {
    var found: (time: [Int]?, day: Int?, month: Int?, year: Int?)
    for token in text.utf8.split(whereSeparator: HTTPDate.isDelimiter) {
      if found.time == nil, let numbers = HTTPDate.numbers(3, of: 1...2, in: token) {
        found.time = numbers
      } else if found.day == nil, let numbers = HTTPDate.numbers(1, of: 1...2, in: token) {
        found.day = numbers[0]
      } else if found.month == nil, let month = HTTPDate.month(token) {
        found.month = month
      } else if found.year == nil, let numbers = HTTPDate.numbers(1, of: 2...4, in: token) {
        found.year = numbers[0]
      }
    }
    guard let time = found.time, let day = found.day, let month = found.month, var year = found.year else {
      return nil
    }
    if year < 100 { year += year < 70 ? 2000 : 1900 }
    guard year >= 1601, time[0] < 24, time[1] < 60, time[2] < 60, day >= 1,
      day <= HTTPDate.days(year, month + 1, 1) - HTTPDate.days(year, month, 1)
    else { return nil }
    seconds = HTTPDate.days(year, month, day) * 86_400 + time[0] * 3_600 + time[1] * 60 + time[2]
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09, 0x20...0x2F, 0x3B...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  /// The numbers between colons at the beginning of a token, each with this many digits.
  private static func numbers(
    _ count: Int, of digits: ClosedRange<Int>, in token: Substring.UTF8View
  ) -> [Int]? {
    var (numbers, rest): ([Int], Substring.UTF8View) = ([], token)
    while true {
      let run = rest.prefix(while: (UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
      guard digits.contains(run.count), let number = Int(Substring(run)) else { return nil }
      numbers.append(number)
      if numbers.count == count { return numbers }
      rest = rest.dropFirst(run.count)
      guard rest.popFirst() == UInt8(ascii: ":") else { return nil }
    }
  }

  private static func month(_ token: Substring.UTF8View) -> Int? {
    let name = String(decoding: token.prefix(3), as: UTF8.self).lowercased()
    return months.firstIndex { $0.lowercased() == name }.map { $0 + 1 }
  }
}
