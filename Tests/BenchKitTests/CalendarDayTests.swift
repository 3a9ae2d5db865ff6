import BenchKit
import Foundation
import Testing

@Suite struct CalendarDayTests {
  /// Computed in Python: `(date(y, m, d) - date(1970, 1, 1)).days`.
  @Test(arguments: [
    ("0001-01-01", -719_162), ("1900-03-01", -25_508), ("1969-12-31", -1), ("1970-01-01", 0),
    ("2000-02-29", 11_016), ("2016-06-17", 16_969), ("2024-12-31", 20_088), ("2100-02-28", 47_540),
    ("9999-12-31", 2_932_896),
  ])
  func countsDays(text: String, days: Int) {
    #expect(CalendarDay(parsing: text)?.daysSinceEpoch == days)
    #expect(CalendarDay(daysSinceEpoch: days).text == text)
    #expect(CalendarDay(Date(timeIntervalSince1970: Double(days) * 86_400 + 1)).text == text)
  }

  @Test(arguments: [
    "", "2016", "2016-6-17", "2016-06-17 ", "2016/06/17", "2016-00-17", "2016-13-17", "2016-06-00",
    "2016-06-31",
    "2015-02-29", "1900-02-29", "+016-06-17", "２016-06-1",
  ])
  func rejects(text: String) {
    #expect(CalendarDay(parsing: text) == nil)
  }
}
