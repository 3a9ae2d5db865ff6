#if os(Linux)
import Foundation
import Testing

/// What requests cost, measured in a separate process, which prints it.
enum Costs {
  /// The peak memory of this process, in bytes.
  static func peak() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return try #require(line.flatMap { Int($0.filter(\.isNumber)) }) << 10
  }

  /// The number that the process has printed after a label.
  static func number(_ label: String, in result: ExitTest.Result?) throws -> Int {
    let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    let line = output.split(separator: "\n").first { $0.hasPrefix("\(label): ") }
    return try #require(line.flatMap { Int($0.dropFirst(label.count + 2)) })
  }
}
#endif
