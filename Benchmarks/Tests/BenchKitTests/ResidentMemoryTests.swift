import Testing

@testable import BenchKit

@Suite struct ResidentMemoryTests {
  @Test func memoryIsReadFromTheStatusFile() {
    let status = "Name:\tbench\nVmPeak:\t  90000 kB\nVmHWM:\t   41236 kB\nVmRSS:\t   40000 kB\n"
    #expect(ResidentMemory.kilobytes(of: "VmHWM", in: status) == 41_236)
    #expect(ResidentMemory.kilobytes(of: "VmRSS", in: status) == 40_000)
    #expect(ResidentMemory.kilobytes(of: "VmSwap", in: status) == nil)
  }
}
