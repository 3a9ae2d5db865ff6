import Testing

@testable import BenchReports

@Suite("Figures of a page have suitable units") struct FigureFormatTests {
  @Test(arguments: [
    (0.557, "0.56 ns"), (9.996, "10.0 ns"), (861.2, "861 ns"), (999.4, "999 ns"), (999.6, "1.00 µs"),
    (4050, "4.05 µs"), (99_960, "100 µs"), (12_340_000, "12.3 ms"), (2_500_000_000, "2.50 s"),
    (5e12, "5000 s"),
  ])
  func duration(nanoseconds: Double, text: String) {
    #expect(FigureFormat.duration(nanoseconds: nanoseconds) == text)
  }

  @Test(arguments: [(0.5, "0.50 MB/s"), (88.21, "88.2 MB/s"), (999.7, "1.00 GB/s"), (2350, "2.35 GB/s")])
  func rate(megabytes: Double, text: String) {
    #expect(FigureFormat.rate(megabytesPerSecond: megabytes) == text)
  }

  @Test(arguments: [
    (56, "56 bytes"), (999, "999 bytes"), (1000, "1.00 kB"), (32_841, "32.8 kB"), (5_000_032, "5.00 MB"),
  ])
  func length(bytes: Int, text: String) { #expect(FigureFormat.length(bytes: bytes) == text) }

  @Test(arguments: [(0.5, "0.5 ns"), (200, "200 ns"), (1000, "1 µs"), (50_000, "50 µs"), (2e6, "2 ms")])
  func tick(nanoseconds: Double, text: String) { #expect(LogScale.duration(nanoseconds) == text) }
}
