import Foundation
import MappingTestSupport
import Testing

@testable import JSONCore

/// The resident memory of the process in bytes; `nil` if the system doesn't provide it.
private func residentSize() -> Int? {
  #if os(Linux)
  let numbers = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
  return numbers.flatMap { $0.count > 1 ? Int($0[1]) : nil }.map { $0 * sysconf(Int32(_SC_PAGESIZE)) }
  #elseif canImport(Darwin)
  var info = mach_task_basic_info()
  var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size / MemoryLayout<natural_t>.size)
  let result = withUnsafeMutablePointer(to: &info) { info in
    info.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
      task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
    }
  }
  return result == KERN_SUCCESS ? Int(info.resident_size) : nil
  #else
  return nil
  #endif
}

/// A list of strings of this length in bytes.
private func text(byteCount: Int) -> [UInt8] {
  let string = "\"\(String(repeating: "a", count: 997))\""
  return Array("[\(Array(repeating: string, count: byteCount / 1000).joined(separator: ","))]".utf8)
}

#if os(Linux)
@Suite("The cache of large buffers")
struct BufferCacheTests {
  private typealias Buffer = BufferCache.Buffer

  @Test("The shortest buffer is reused that is long enough, and at most twice as long")
  func fit() {
    var cache = BufferCache(limit: 100)
    for (place, length) in [30, 20, 45].enumerated() {
      #expect(cache.store(Buffer(place: UInt(place), length: length)) == [])
    }
    #expect(cache.take(46) == nil)
    #expect(cache.take(9) == nil)
    #expect(cache.take(15)?.length == 20)
    #expect(cache.take(15)?.length == 30)
    #expect(cache.take(45)?.length == 45)
    #expect(cache.take(45) == nil)
  }

  @Test("Above the limit, the oldest buffers are dropped, or one that is too long itself")
  func limit() {
    var cache = BufferCache(limit: 100)
    let buffers = [40, 30, 30, 60, 101].enumerated().map { Buffer(place: UInt($0), length: $1) }
    #expect(buffers.map { cache.store($0) } == [[], [], [], [buffers[0], buffers[1]], [buffers[4]]])
    #expect(cache.take(60) == buffers[3])
    #expect(cache.take(30) == buffers[2])
  }
}
#endif

#if os(Linux) || os(macOS)
@Test(.disabled(if: Sanitizer.isActive, "The address sanitizer retains freed memory"))
func `The memory for documents does not grow with the number of those parsed before`() async {
  // In a separate process, where no other test allocates memory.
  await #expect(processExitsWith: .success) {
    let sizes = [10_000, 5_000_000, 400_000, 2_000_000, 3_000_000, 500_000, 8_000_000, 50_000]
    let texts = sizes.map(text)
    var documents: [Document] = []
    var first: Int?
    for round in 0..<12 {
      for text in texts {
        documents.append(try Document(parsing: text))
        if documents.count > 2 { documents.removeFirst() }
      }
      if round == 1 { first = residentSize() }
    }
    let grown = try #require(residentSize()) - #require(first)
    if grown > 32 << 20 { exit(EXIT_FAILURE) }
  }
}
#endif
