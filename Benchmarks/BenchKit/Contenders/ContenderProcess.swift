import Foundation
import JSONCore

/// The process of a contender, which answers one command after the other. After a failure it is ended, and all
/// further commands fail in the same way.
final class ContenderProcess {
  private let name: String
  private let patience: Double
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var received: [UInt8] = []
  private var failure: ContenderFailure?

  /// The number of bytes that an answer without models may have.
  static let answerLimit = 1 << 20

  /// Starts a process.
  ///
  /// - Parameters:
  ///   - name: The name in failures; by default, the command.
  ///   - patience: The time for an answer, in seconds.
  /// - Throws: ``ContenderFailure`` if there is no shell.
  init(_ command: String, name: String? = nil, patience: Double = 20) throws {
    self.name = name ?? command
    self.patience = patience
    // Writing to a process that has ended is an error, not a signal.
    signal(SIGPIPE, SIG_IGN)
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { throw ContenderFailure(self.name, "can't be started: \(error)") }
    try? input.fileHandleForReading.close()
    try? output.fileHandleForWriting.close()
  }

  deinit { end() }

  /// Ends the process. The shell and its children are a group.
  private func end() {
    guard process.isRunning, process.processIdentifier > 0 else { return }
    kill(-process.processIdentifier, SIGKILL)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Sends `hello`.
  ///
  /// - Throws: ``ContenderFailure``.
  func introduction() throws -> Contender.Introduction {
    let answer = try answer(to: "hello")
    do { return try JSONDecoder().decode(Contender.Introduction.self, from: Data(answer)) } catch {
      throw ContenderFailure(name, "doesn't introduce itself as the protocol says: \(Self.start(of: answer))")
    }
  }

  /// Sends a command and waits for its answer, without the newline.
  ///
  /// - Throws: ``ContenderFailure`` if the process ends, if there is no answer in time, or if it is longer than
  ///   `limit`.
  func answer(to command: String, limit: Int = ContenderProcess.answerLimit) throws -> [UInt8] {
    if let failure { throw failure }
    do {
      return try sent(command, limit: limit)
    } catch {
      failure = error
      end()
      throw error
    }
  }

  private func sent(_ command: String, limit: Int) throws(ContenderFailure) -> [UInt8] {
    guard received.isEmpty else {
      throw ContenderFailure(name, "answered before a command was sent: \(Self.start(of: received))")
    }
    try? input.fileHandleForWriting.write(contentsOf: Data("\(command)\n".utf8))
    let end = MonotonicClock.now() + UInt64(patience * 1e9)
    let shown = Self.shown(command)
    var searched = 0
    while true {
      if let newline = received[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { received.removeSubrange(...newline) }
        return Array(received[..<newline])
      }
      searched = received.count
      guard received.count <= limit else {
        throw ContenderFailure(name, "answered \(shown) with more than \(limit) bytes")
      }
      try receive(shown, until: end)
    }
  }

  /// Waits for more bytes.
  private func receive(_ command: String, until end: UInt64) throws(ContenderFailure) {
    let now = MonotonicClock.now()
    var descriptor = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    let rest = end > now ? Int32((end - now) / 1_000_000) + 1 : 0
    guard rest > 0, poll(&descriptor, 1, rest) != 0 else {
      throw ContenderFailure(name, "didn't answer \(command) within \(Int(patience)) seconds")
    }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor.fd, &bytes, bytes.count)
    guard count <= 0 else { return received.append(contentsOf: bytes[..<count]) }
    if count < 0, errno == EINTR { return }
    throw ContenderFailure(name, "\(ending) instead of answering \(command)")
  }

  /// How a process ended that has closed its output, which it may do some time before.
  private var ending: String {
    let end = MonotonicClock.now() + 1_000_000_000
    while process.isRunning, MonotonicClock.now() < end { usleep(10_000) }
    guard !process.isRunning else { return "closed its output" }
    let status = process.terminationStatus
    if process.terminationReason == .uncaughtSignal { return "ended with signal \(status)" }
    // A shell adds 128 to the number of the signal that has ended its command.
    return status > 128 ? "ended with signal \(status - 128)" : "ended with status \(status)"
  }

  /// Sends a command whose answer is an object with a number.
  ///
  /// - Throws: ``ContenderFailure``; also if the answer is a failure, or anything else.
  func number(_ key: String, _ command: String) throws -> UInt64 { try numbers(key, command).0 }

  /// Sends a command as ``number(_:_:)`` does, and also returns all members of the answer.
  func numbers(_ key: String, _ command: String) throws -> (UInt64, [String: AnswerPart]) {
    let answer = try answer(to: command)
    guard let parts = try parts(of: answer, command), let number = parts[key]?.number else {
      throw ContenderFailure(name, "answered \(Self.shown(command)) with \(Self.start(of: answer))")
    }
    return (number, parts)
  }

  /// The members of an answer; `nil` if it is no object.
  ///
  /// - Throws: ``ContenderFailure`` if the answer is a failure.
  @discardableResult
  func parts(of answer: [UInt8], _ command: String) throws -> [String: AnswerPart]? {
    let parts = try? JSONDecoder().decode([String: AnswerPart].self, from: Data(answer))
    guard let sentence = parts?["failure"]?.text else { return parts }
    let path = command.split(separator: " ").last.map(String.init) ?? ""
    throw ContenderFailure(
      name, "failed at \(Self.shown(command)): \(sentence.replacing(path, with: "…"))")
  }

  /// A command without its path, which differs from run to run.
  private static func shown(_ command: String) -> String {
    "`\(command.split(separator: " ").map { $0.hasPrefix("/") ? "…" : $0 }.joined(separator: " "))`"
  }

  /// The beginning of an answer, on one line.
  static func start(of answer: [UInt8]) -> String {
    let text = String(decoding: answer.prefix(60), as: UTF8.self)
    return "`\(text.filter { !$0.isNewline })\(answer.count > 60 ? "…" : "")`"
  }
}

/// A value of an answer; models are neither a number nor a text.
struct AnswerPart: Decodable {
  var number: UInt64?
  var text: String?

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    number = try? container.decode(UInt64.self)
    text = try? container.decode(String.self)
  }
}
