import Foundation

/// The resident memory of this process, on Linux.
package enum ResidentMemory {
  /// The current size in bytes; `nil` where `/proc` doesn't report it.
  package static var current: Int? { field("VmRSS") }

  /// The peak size in bytes since the start of the process, or since ``resetPeak()``.
  package static var peak: Int? { field("VmHWM") }

  /// Resets the peak to the current size, if the kernel allows it.
  package static func resetPeak() {
    try? Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
  }

  private static func field(_ name: String) -> Int? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
    return kilobytes(of: name, in: status).map { $0 * 1024 }
  }

  /// The number in a line such as `VmHWM:     1234 kB`.
  static func kilobytes(of name: String, in status: String) -> Int? {
    for line in status.split(separator: "\n") where line.hasPrefix(name + ":") {
      return Int(line.dropFirst(name.count + 1).filter(\.isNumber))
    }
    return nil
  }
}
