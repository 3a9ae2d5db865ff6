import Testing

@testable import APIClient

@Suite("Dates and delays of header fields")
struct HTTPDateTests {
  @Test(
    "The three forms of RFC 9110 are parsed",
    arguments: [
      ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777), ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
      ("Sun Nov  6 08:49:37 1994", 784_111_777), ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
      ("Thu, 29 Feb 2024 23:59:60 GMT", 1_709_251_200), ("Fri, 31 Dec 1999 23:59:59 GMT", 946_684_799),
    ])
  func forms(text: String, seconds: Int) { #expect(HTTPDate(text)?.seconds == seconds) }

  @Test(
    "Other texts aren't dates",
    arguments: [
      "", "tomorrow", "Sun, 06 Now 1994 08:49:37 GMT", "Sun, 06 Nov 1994 24:00:00 GMT",
      "Sun, 06 Nov 1994 08:49 GMT",
    ])
  func invalid(text: String) { #expect(HTTPDate(text) == nil) }

  @Test(
    "The parts of a cookie's date are in any order, after the rules of RFC 6265",
    arguments: [
      ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777), ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
      ("Sun Nov  6 08:49:37 1994", 784_111_777), ("1994/6th/NOVEMBER/8:49:37", 784_111_777),
      ("08:49:37x 6 nov 94 1 Dec 10:00:00 1999", 784_111_777), ("6 Nov 1994 8:49:37 -0800", 784_111_777),
      ("8:49:37 94 6 Nov", nil), ("1 Jan 70 0:0:0", 0), ("1 Jan 69 0:0:0", 3_124_224_000),
      ("31 Dec 99 23:59:59", 946_684_799), ("1 Jan 1601 0:0:0", -11_644_473_600),
      ("29 Feb 2024 0:0:0", 1_709_164_800), ("31 Dec 9999 23:59:59", 253_402_300_799),
      ("1 02 Jan 0:0:0", 1_009_843_200), ("1 Jan 1970 0:0:0é", 0),
    ] as [(String, Int?)])
  func cookieDates(text: String, seconds: Int?) { #expect(HTTPDate(ofCookie: text)?.seconds == seconds) }

  @Test(
    "A cookie's date without a part, or with one out of range, isn't a date",
    arguments: [
      "", "Nov 1994 08:49:37", "06 1994 08:49:37", "06 Nov 08:49:37", "06 Nov 1994", "06 Now 1994 08:49:37",
      "006 Nov 1994 08:49:37", "06 Nov 19940 08:49:37", "06 Nov 194 08:49:37", "06 Nov 1600 08:49:37",
      "00 Nov 1994 08:49:37", "31 Nov 1994 08:49:37", "32 Dec 1994 08:49:37", "29 Feb 2023 08:49:37",
      "06 Nov 1994 24:00:00", "06 Nov 1994 08:60:00", "06 Nov 1994 08:49:60", "06 Nov 1994 08:49",
      "06 Nov 1994 008:49:37", "06 Nov 1994 08:49:370", "06 Nov 1994 08.49.37", "06 No 1994 08:49:37",
    ])
  func invalidCookieDates(text: String) { #expect(HTTPDate(ofCookie: text) == nil) }

  @Test(
    "Retry-After is seconds or a date",
    arguments: [
      ("0", Duration.zero), ("120", .seconds(120)), ("Sun, 06 Nov 1994 08:50:37 GMT", .seconds(60)),
      ("Sun, 06 Nov 1994 08:48:37 GMT", .zero), ("-1", nil), ("soon", nil), ("", nil),
      ("99999999999999999999", .seconds(2_147_483_647)),
    ] as [(String, Duration?)])
  func retryAfter(field: String, delay: Duration?) {
    #expect(RetryAfter.delay(field, at: 784_111_777) == delay)
  }
}
