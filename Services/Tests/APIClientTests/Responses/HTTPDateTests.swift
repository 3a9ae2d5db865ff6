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
