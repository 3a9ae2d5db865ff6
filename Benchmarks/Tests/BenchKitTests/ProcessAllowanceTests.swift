import Testing

@testable import BenchKit

@Suite("Time for another process")
struct ProcessAllowanceTests {
  @Test("The first process of each kind may always begin, even late")
  func firstProcess() {
    var allowance = ProcessAllowance(end: 100)
    allowance.note([.small, .medium], took: 90)
    #expect(allowance.allows([.large], at: 500))
  }

  @Test(
    "Another process may begin if it would end in time, like the previous one",
    arguments: [(at: UInt64(40), allowed: true), (at: 60, allowed: true), (at: 61, allowed: false)])
  func nextProcess(at now: UInt64, allowed: Bool) {
    var allowance = ProcessAllowance(end: 100)
    allowance.note([.large], took: 90)
    allowance.note([.large], took: 40)
    #expect(allowance.allows([.large], at: now) == allowed)
  }
}
