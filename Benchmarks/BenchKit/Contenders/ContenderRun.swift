import Catalog
import Foundation
import JSONCore

/// A contender that has loaded the documents of one model.
final class ContenderRun {
  private let name: String
  private let process: ContenderProcess
  private let documents: [[UInt8]]
  private let slack: UInt64
  private var prepared: Set<Operation> = []
  private var hasRightValues = false

  /// Starts a process, which loads the documents from a file that is then removed.
  ///
  /// - Throws: ``ContenderFailure``, or the error of writing the file.
  init(_ contender: Contender, _ model: ModelName, _ documents: [[UInt8]], skills: [Skill]) throws {
    name = contender.name
    self.documents = documents
    slack = contender.slack
    process = try ContenderProcess(contender.command, name: name, patience: contender.patience)
    _ = try process.introduction()
    if model == .users {
      try Self.withFile([Array(JSONEncoder().encode(["skills": skills]))]) { path in
        _ = try process.number("loaded", "skills \(path)")
      }
    }
    let loaded = try Self.withFile(documents) { path in
      try process.number("loaded", "load \(model.rawValue) \(path)")
    }
    guard loaded == documents.count else {
      throw ContenderFailure(name, "loaded \(loaded) of \(documents.count) documents")
    }
  }

  static func withFile<Result>(_ lines: [[UInt8]], _ body: (String) throws -> Result) throws -> Result {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("contender-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(lines.joined(separator: "\n".utf8)).write(to: file)
    return try body(file.path)
  }

  /// Checks that the documents are decoded and encoded without changing a value, and that the clock is right over
  /// a fifth of a second.
  ///
  /// - Throws: ``ContenderFailure`` with the first difference.
  func check(_ operation: Operation) throws {
    if !hasRightValues { try checkValues() }
    hasRightValues = true
    var turns = 1
    while true {
      let (told, wall, _) = try time(operation, turns: turns)
      if wall >= 200_000_000 { return try requirePlausible(told, wall, operation, turns) }
      guard turns < 1 << 30 else { throw ContenderFailure(name, "measures without doing the work") }
      turns *= wall < 2_000_000 ? 100 : Int(250_000_000 / wall) + 1
    }
  }

  private func checkValues() throws {
    let limit = 4 * documents.reduce(0) { $0 + $1.count } + ContenderProcess.answerLimit
    let answer = try process.answer(to: "check", limit: limit)
    let own = Array("{\"documents\":[".utf8) + documents.joined(separator: ",".utf8) + "]}".utf8
    guard let other = try? Document(parsing: answer) else {
      throw ContenderFailure(
        name, "answered `check` with what isn't JSON: \(ContenderProcess.start(of: answer))")
    }
    if answer.count < 1000 { try process.parts(of: answer, "check") }
    if let difference = try ValueDifference(of: other, from: Document(parsing: own)) {
      throw ContenderFailure(name, "decodes or encodes other values: \(difference)")
    }
  }

  /// Measures whole turns of the documents, with the contender's clock.
  ///
  /// - Throws: ``ContenderFailure``.
  func measure(_ operation: Operation, calls: Int) throws -> CallFigures {
    let turns = (calls + documents.count - 1) / documents.count
    var attempt = 1
    while true {
      let (told, wall, bytes) = try time(operation, turns: turns)
      // Another program may have delayed the answer.
      if isPlausible(told, wall) || attempt == 3 {
        try requirePlausible(told, wall, operation, turns)
        let calls = Double(turns * documents.count)
        return CallFigures(
          nanoseconds: Double(told) / calls, allocatedBytes: bytes.map { Double($0) / calls })
      }
      attempt += 1
    }
  }

  private func time(
    _ operation: Operation, turns: Int
  ) throws -> (told: UInt64, wall: UInt64, allocatedBytes: UInt64?) {
    let command = "measure \(operation.rawValue) "
    // The first time, a contender warms up, and prepares the models that it encodes.
    if prepared.insert(operation).inserted {
      _ = try process.number("nanoseconds", command + "\(documents.count)")
    }
    let start = MonotonicClock.now()
    let (told, others) = try process.numbers("nanoseconds", command + "\(turns * documents.count)")
    return (told, MonotonicClock.now() - start, others["allocatedBytes"]?.number)
  }

  /// Whether an answer took at most a fifth and the slack longer than the clock says.
  private func isPlausible(_ told: UInt64, _ wall: UInt64) -> Bool {
    told > 0 && told <= wall && wall - told <= told / 5 + slack
  }

  private func requirePlausible(_ told: UInt64, _ wall: UInt64, _ operation: Operation, _ turns: Int) throws {
    guard !isPlausible(told, wall) else { return }
    let command = "`measure \(operation.rawValue) \(turns * documents.count)`"
    throw ContenderFailure(
      name, "says that \(command) took \(told / 1000) µs, but the answer took \(wall / 1000) µs")
  }
}
