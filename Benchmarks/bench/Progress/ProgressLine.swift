import BenchKit
import BenchReports
import Foundation

/// Shows the progress of measuring on standard error.
///
/// A terminal shows one line that is overwritten; other files receive a line every ten seconds.
final class ProgressLine {
  private let phase: String
  private let later: UInt64
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private var lastUpdate: UInt64?
  private var leastRounds: LeastRounds?

  /// - Parameters:
  ///   - later: The expected duration of the following phases, in nanoseconds.
  ///   - plan: The plan of the phase.
  init(phase: String, later: UInt64 = 0, plan: SamplingPlan? = nil) {
    self.phase = phase
    leastRounds = plan.map { LeastRounds(of: $0, now: MonotonicClock.now()) }
    self.later = later
  }

  func show(_ step: Sampler.Step) {
    let least = leastRounds?.remaining(step, now: MonotonicClock.now())
    show(step.progressText(phase: phase, later: later, least: least))
  }

  func show(_ text: @autoclosure () -> String) {
    let now = MonotonicClock.now()
    let interval: UInt64 = isTerminal ? 100_000_000 : 10_000_000_000
    if let lastUpdate, now - lastUpdate < interval { return }
    lastUpdate = now
    let text = text()
    write(
      isTerminal ? Self.eraseLine + String(text.prefix(Terminal.width(of: STDERR_FILENO) - 1)) : text + "\n")
  }

  /// Removes the line from the terminal.
  func finish() {
    if isTerminal { write(Self.eraseLine) }
  }

  /// Moves to the first column and clears the line.
  private static let eraseLine = "\r\u{1B}[K"

  private func write(_ text: String) {
    // Failing to write the progress doesn't stop the run.
    try? StandardStream.error.write(text)
  }
}
