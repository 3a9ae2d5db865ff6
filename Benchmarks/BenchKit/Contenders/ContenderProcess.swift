import Foundation
import JSONCore

/// The process of a contender, which answers one command after the other.
final class ContenderProcess {
  private let name: String
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var received: [UInt8] = []
  private let patience: Double

  /// The least number of bytes that an answer may have.
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

  deinit {
    // The shell and its children are a group.
    kill(-process.processIdentifier, SIGKILL)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Asks what the contender is.
  ///
  /// - Throws: ``ContenderFailure``.
  func introduction() throws -> Contender.Introduction {
    let answer = try ask("hello")
    do { return try JSONDecoder().decode(Contender.Introduction.self, from: Data(answer)) } catch {
      throw ContenderFailure(name, "doesn't introduce itself as the protocol says: \(Self.start(of: answer))")
    }
  }

  /// Sends a command and waits for its answer, without the newline.
  ///
  /// - Throws: ``ContenderFailure`` if the process ends, if there is no answer in time, or if it is longer than
  ///   `limit`.
  func ask(_ command: String, limit: Int = ContenderProcess.answerLimit) throws -> [UInt8] {
    guard received.isEmpty else {
      throw ContenderFailure(name, "answered before `\(command)` was sent: \(Self.start(of: received))")
    }
    try? input.fileHandleForWriting.write(contentsOf: Data("\(command)\n".utf8))
    let end = MonotonicClock.now() + UInt64(patience * 1e9)
    while true {
      if let newline = received.firstIndex(of: UInt8(ascii: "\n")) {
        defer { received.removeSubrange(...newline) }
        return Array(received[..<newline])
      }
      guard received.count <= limit else {
        throw ContenderFailure(name, "answered `\(command)` with more than \(limit) bytes")
      }
      try receive(command, until: end)
    }
  }

  /// Waits for more bytes.
  private func receive(_ command: String, until end: UInt64) throws {
    let now = MonotonicClock.now()
    var descriptor = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    let rest = end > now ? Int32((end - now) / 1_000_000) + 1 : 0
    guard rest > 0, poll(&descriptor, 1, rest) != 0 else {
      throw ContenderFailure(name, "didn't answer `\(command)` within \(Int(patience)) seconds")
    }
    let start = received.count
    received.append(contentsOf: repeatElement(0, count: 1 << 16))
    let count = received.withUnsafeMutableBytes {
      read(descriptor.fd, $0.baseAddress?.advanced(by: start), 1 << 16)
    }
    received.removeSubrange((start + max(0, count))...)
    guard count <= 0, errno != EINTR || count == 0 else { return }
    process.waitUntilExit()
    let status = process.terminationStatus
    // A shell adds 128 to the number of the signal that has ended its command.
    let how =
      process.terminationReason == .uncaughtSignal
      ? "signal \(status)" : status > 128 ? "signal \(status - 128)" : "status \(status)"
    throw ContenderFailure(name, "ended with \(how) instead of answering `\(command)`")
  }

  /// Sends a command whose answer is an object with one member.
  ///
  /// - Throws: ``ContenderFailure``; also if the answer is a failure, or anything else.
  func number(_ key: String, _ command: String) throws -> UInt64 {
    let answer = try ask(command)
    let object = try? JSONDecoder().decode([String: AnswerPart].self, from: Data(answer))
    switch (object?[key], object?["failure"]) {
    case (.number(let number)?, _): return number
    case (_, .text(let sentence)?): throw ContenderFailure(name, "failed at `\(command)`: \(sentence)")
    default: throw ContenderFailure(name, "answered `\(command)` with \(Self.start(of: answer))")
    }
  }

  /// The beginning of an answer, on one line.
  static func start(of answer: [UInt8]) -> String {
    let text = String(decoding: answer.prefix(60), as: UTF8.self)
    return "`\(text.filter { !$0.isNewline })\(answer.count > 60 ? "…" : "")`"
  }
}

/// A value of an answer that contains no models.
private enum AnswerPart: Decodable {
  case number(UInt64)
  case text(String)
  case other

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(UInt64.self) {
      self = .number(number)
    } else {
      self = (try? container.decode(String.self)).map(AnswerPart.text) ?? .other
    }
  }
}
