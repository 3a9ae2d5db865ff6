import JSONMapping
import MappingTestSupport
import Testing

@Suite("Durations")
struct DurationFieldTests {
  @Test(
    "Texts are decoded as durations, which are encoded in one form",
    arguments: [
      ("PT0S", .zero, "PT0S"), ("P0D", .zero, "PT0S"), ("-PT0S", .zero, "PT0S"),
      ("PT1H30M", .seconds(5400), "PT1H30M"), ("PT90M", .seconds(5400), "PT1H30M"),
      ("P1DT0.5S", .milliseconds(86_400_500), "P1DT0.5S"), ("P2W", .seconds(1_209_600), "P14D"),
      ("P1W1D", .seconds(691_200), "P8D"), ("PT1.5H", .seconds(5400), "PT1H30M"),
      ("PT0,25M", .seconds(15), "PT15S"), ("P0.5D", .seconds(43_200), "PT12H"),
      ("-P1DT1M", .seconds(-86_460), "-P1DT1M"), ("-PT1.5S", .milliseconds(-1500), "-PT1.5S"),
      ("PT0.000000000000000001S", Duration(secondsComponent: 0, attosecondsComponent: 1), nil),
      ("PT0.1000000000000000000S", .milliseconds(100), "PT0.1S"),
      ("PT0.000000000000000001H", Duration(secondsComponent: 0, attosecondsComponent: 3600), nil),
      ("PT36H", .seconds(129_600), "P1DT12H"),
    ] as [(String, Duration, String?)])
  func texts(text: String, duration: Duration, written: String?) throws {
    #expect(try DurationField().decode("\"\(text)\"") == duration)
    if let written { #expect(try DurationField().encodeToString(duration) == "\"\(written)\"") }
    #expect(try DurationField().decode(DurationField().encode(duration)) == duration)
  }

  @Test("The longest duration is decoded and encoded")
  func limits() throws {
    let field = DurationField()
    let longest = Duration(secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999)
    for duration in [longest, .zero - longest] {
      #expect(try field.decode(field.encode(duration)) == duration)
    }
    #expect(try field.encodeToString(longest) == #""P106751991167300DT15H30M7.999999999999999999S""#)
    for text in [
      "PT9223372036854775808S", "-PT9223372036854775808S", "P99999999999999999999W", "PT9223372036854775807M",
      "P106751991167300DT15H30M8S", "PT18446744073709551615S", "P1DT18446744073709551615S",
    ] {
      #expect(
        thrown { try field.decode("\"\(text)\"") }?.description
          == "$: \"\(text)\" does not fit in Duration (line 1, column 1) [number-out-of-range]")
    }
    for duration in [longest + .nanoseconds(1), .zero - longest - .nanoseconds(1)] {
      #expect(
        thrown { try field.encode(duration) }?.description
          == "$: the duration is longer than 9223372036854775807 seconds [transform-failed]")
    }
  }

  @Test("Random durations are encoded and decoded exactly, to the attosecond")
  func roundTrip() throws {
    var generator = SeededGenerator(seed: 42)
    for _ in 0..<5000 {
      let seconds =
        Int64.random(in: .min + 1...(.max), using: &generator) >> Int64.random(in: 0..<63, using: &generator)
      let attoseconds = Int64.random(in: 0..<1_000_000_000_000_000_000, using: &generator)
      let duration = Duration(
        secondsComponent: seconds, attosecondsComponent: seconds < 0 ? -attoseconds : attoseconds)
      #expect(try DurationField().decode(DurationField().encode(duration)) == duration)
    }
  }

  @Test(
    "A string that isn't a duration is rejected with the reason",
    arguments: [
      ("", "\"P\" is missing at the beginning"), ("1H", "\"P\" is missing at the beginning"),
      ("P", "there is nothing after \"P\""), ("P1DT", "there is nothing after \"T\""),
      ("P1Y", "years differ in length: a duration has weeks, days, hours, minutes and seconds"),
      ("P2M", "months differ in length: a duration has weeks, days, hours, minutes and seconds"),
      ("P1H", "\"T\" is missing before the time"), ("PT1D", "weeks and days must come before \"T\""),
      ("P1", "the unit is missing after a number"), ("PTS", "a digit is missing"),
      ("PT1S1M", "weeks, days, hours, minutes and seconds must be in this order, each at most once"),
      ("PT1S1S", "weeks, days, hours, minutes and seconds must be in this order, each at most once"),
      ("P1X", "the unit must be W or D, or after \"T\" H, M or S"), ("PT1X", "the unit must be H, M or S"),
      ("PT1.5H1M", "only the last number may have a fraction"), ("PT1.S", "the fraction has no digits"),
      ("PT0.0000000000000000001S", "the fraction has more than 18 digits"),
      ("PT1ST", "there is text after the duration"), ("PT-1S", "a digit is missing"),
      ("pt1s", "\"P\" is missing at the beginning"),
    ])
  func errors(text: String, reason: String) {
    let error = #expect(throws: JSONError.self) { try DurationField().decode("\"\(text)\"") }
    #expect(
      error?.description
        == "$: expected a duration (ISO 8601), found \"\(text)\" (line 1, column 1) [invalid-format]")
    #expect(error?.rendered().hasSuffix(" " + reason) == true, "\(error?.rendered() ?? "")")
  }

  @Test("A duration that isn't a string is rejected")
  func mismatch() {
    #expect(
      thrown { try DurationField().decode("90") }?.description
        == "$: expected a duration (ISO 8601), found 90 (line 1, column 1) [type-mismatch]")
  }
}
