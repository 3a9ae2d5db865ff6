import Testing

@testable import BenchKit

@Suite struct SystemTextTests {
  @Test func memoryIsReadFromTheStatusFile() {
    let status = "Name:\tbench\nVmPeak:\t  90000 kB\nVmHWM:\t   41236 kB\nVmRSS:\t   40000 kB\n"
    #expect(ResidentMemory.kilobytes(of: "VmHWM", in: status) == 41_236)
    #expect(ResidentMemory.kilobytes(of: "VmRSS", in: status) == 40_000)
    #expect(ResidentMemory.kilobytes(of: "VmSwap", in: status) == nil)
  }

  @Test(
    arguments: [
      ("model name", ":" as Character, "Example CPU"), ("PRETTY_NAME", "=", "Debian 12"), ("model", ":", nil),
    ] as [(String, Character, String?)])
  func fieldsAreReadFromSystemFiles(key: String, separator: Character, value: String?) {
    let text = "processor\t: 0\nmodel name\t: Example CPU\nPRETTY_NAME=\"Debian 12\"\n"
    #expect(Environment.value(of: key, separator: separator, in: text) == value)
  }
}
