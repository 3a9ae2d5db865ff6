import Foundation

/// Uses a result, so that the optimizer can't remove the work that produced it.
@inline(never)
@_optimize(none)
func blackHole<Value>(_ value: borrowing Value) {}

/// Returns the median; NaN if there are no values.
func median(_ values: [Double]) -> Double {
  guard !values.isEmpty else { return .nan }
  let sorted = values.sorted()
  let middle = sorted.count / 2
  return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
}

/// The processor time of all threads of this process.
enum ProcessClock {
  /// Returns nanoseconds.
  ///
  /// - Precondition: The system has the clock, as Linux and macOS do.
  static func now() -> UInt64 {
    var time = timespec()
    precondition(clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}

/// The resident memory of this process in bytes; 0 where there is no `/proc`.
enum ResidentMemory {
  static var current: Int { bytes(of: "VmRSS") }

  /// The peak since the start of the process, or since ``resetPeak()``.
  static var peak: Int { bytes(of: "VmHWM") }

  /// Resets the peak to the current size, if the kernel allows it.
  static func resetPeak() {
    try? Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
  }

  /// The number in a line such as `VmHWM:     1234 kB`.
  private static func bytes(of name: String) -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix(name + ":") } ?? ""
    return (Int(line.filter(\.isNumber)) ?? 0) * 1024
  }
}
