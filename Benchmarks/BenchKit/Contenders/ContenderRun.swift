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

  /// Checks that the documents are decoded and encoded without changing a value.
  ///
  /// - Throws: ``ContenderFailure`` with the first difference.
  func check() throws {
    let limit = 4 * documents.reduce(0) { $0 + $1.count } + ContenderProcess.answerLimit
    let answer = try process.ask("check", limit: limit)
    let own = Array("{\"documents\":[".utf8) + documents.joined(separator: ",".utf8) + "]}".utf8
    guard let other = try? Document(parsing: answer) else {
      throw ContenderFailure(
        name, "answered `check` with what isn't JSON: \(ContenderProcess.start(of: answer))")
    }
    if let difference = try ValueDifference(of: other, from: Document(parsing: own)) {
      throw ContenderFailure(name, "decodes or encodes other values: \(difference)")
    }
  }

  /// Measures whole turns of the documents.
  ///
  /// The clock is the contender's. Its answer must take hardly longer than the clock says: a fifth and a
  /// slack more at most, in one of three attempts, because another program may have delayed the answer.
  ///
  /// - Returns: Nanoseconds for each call, with a document of the mean length.
  /// - Throws: ``ContenderFailure``.
  func measure(_ operation: Operation, calls: Int) throws -> Double {
    let turns = (calls + documents.count - 1) / documents.count
    let count = turns * documents.count
    let command = "measure \(operation.rawValue) "
    // The first time, a contender warms up, and prepares the models that it encodes.
    if prepared.insert(operation).inserted {
      _ = try process.number("nanoseconds", command + "\(documents.count)")
    }
    var told: UInt64 = 0
    var wall: UInt64 = 0
    for _ in 0..<3 {
      let start = MonotonicClock.now()
      told = try process.number("nanoseconds", command + "\(count)")
      wall = MonotonicClock.now() - start
      if told > 0, told <= wall, wall - told <= told / 5 + slack { return Double(told) / Double(count) }
    }
    throw ContenderFailure(
      name, "says that `\(command)\(count)` took \(told / 1000) µs, but the answer took \(wall / 1000) µs")
  }
}
