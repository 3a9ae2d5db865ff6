import BenchKit
import Foundation

/// Tells on standard error how far the measuring is.
///
/// On a terminal one line is written over and over; elsewhere a line appears every ten seconds.
final class ProgressLine {
  private let phase: String
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private var lastUpdate: UInt64?

  init(phase: String) {
    self.phase = phase
  }

  func show(_ step: Sampler.Step) {
    let now = MonotonicClock.now()
    let interval: UInt64 = isTerminal ? 100_000_000 : 10_000_000_000
    if let lastUpdate, now - lastUpdate < interval { return }
    lastUpdate = now
    let text = step.progressText(phase: phase)
    write(isTerminal ? Self.eraseLine + text : text + "\n")
  }

  /// Removes the line from the terminal.
  func finish() {
    if isTerminal {
      write(Self.eraseLine)
    }
  }

  /// Back to the first column, and clear to the end of the line.
  private static let eraseLine = "\r\u{1B}[K"

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
