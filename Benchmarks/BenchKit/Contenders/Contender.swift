import Foundation

/// A program in any language that decodes and encodes the models of the catalog by the protocol of the page
/// *Contenders*.
package struct Contender: Sendable, Hashable, Codable {
  /// The shell command that starts the program.
  package let command: String
  /// What the program is, in its own words.
  package let introduction: Introduction
  /// The time for an answer, in seconds.
  var patience = 60.0
  /// How much longer than its clock says, and a fifth of that, an answer may take, in nanoseconds.
  var slack: UInt64 = 20_000_000

  /// The answer to `hello`.
  package struct Introduction: Sendable, Hashable, Codable {
    /// The version of the protocol.
    var protocolVersion: Int
    package var name: String
    /// The version of the library.
    package var version: String
    package var language: String
    var models: [String]
    var operations: [Operation]
    package var marks: [Mark]

    private enum CodingKeys: String, CodingKey {
      case protocolVersion = "protocol"
      case name, version, language, models, operations, marks
    }
  }

  /// What a reader must know about the figures of a contender.
  package enum Mark: String, Sendable, Hashable, Codable, CaseIterable {
    /// The code does more than the library's tutorial.
    case tuned
    /// Strings refer to the memory of the document.
    case borrows
    /// The code uses something that other rows don't.
    case referenceHelper = "reference-helper"
    /// Numbers beyond 2⁵³ are rounded.
    case lossyNumbers = "lossy-numbers"
    /// Texts that aren't JSON, or values of another type, are accepted.
    case lenient
  }

  /// Starts the program, which says what it is.
  ///
  /// - Throws: ``ContenderFailure``.
  package init(command: String) throws {
    self.command = command
    introduction = try ContenderProcess(command).introduction()
    let name = introduction.name
    guard introduction.protocolVersion == 1 else {
      throw ContenderFailure(command, "speaks version \(introduction.protocolVersion) of the protocol, not 1")
    }
    guard name.wholeMatch(of: /[!-~]+/) != nil else {
      throw ContenderFailure(command, "has a name that isn't one word: \(name.debugDescription)")
    }
  }

  package var name: String { introduction.name }
}

/// The reason why a contender has no figures: one sentence.
package struct ContenderFailure: Error, Sendable, Hashable, CustomStringConvertible {
  package let description: String

  /// - Parameter predicate: What the contender did, such as `ended with signal 11`.
  init(_ contender: String, _ predicate: String) { description = "\(contender) \(predicate)" }
}

/// The cells of contenders: decoding and encoding lists of the catalog.
package struct ContenderCells {
  private let contenders: [Contender]
  private let data: CatalogData
  /// The number of documents of a size, for all rows: with a hundred, a turn of a slow contender takes half a
  /// second.
  package static func documents(_ size: DataSize) -> Int { min(size.documents, 25) }
  /// The first failures by name, so that the other cells of a contender that doesn't answer don't wait too.
  private let failures = Failures()

  private final class Failures {
    var first: [String: ContenderFailure] = [:]

    /// - Throws: The first failure of the contender.
    func note<Result>(_ contender: Contender, _ body: () throws -> Result) throws -> Result {
      if let failure = first[contender.name] { throw failure }
      do { return try body() } catch let failure as ContenderFailure {
        first[contender.name] = failure
        throw failure
      }
    }
  }

  package init(_ contenders: [Contender], _ data: CatalogData) {
    self.contenders = contenders
    self.data = data
  }

  /// The cells that the filter includes, whatever strategies it names.
  package func cells(matching filter: CellFilter) -> [Cell] {
    guard !contenders.isEmpty else { return [] }
    var filter = filter
    filter.strategies = []
    return [DataSize.medium, .large].flatMap { size in
      cells(.movies, size, filter) { data.movies(size) } + cells(.users, size, filter) { data.users(size) }
        + cells(.todos, size, filter) { data.todos(size) }
    }
  }

  private func cells<Value>(
    _ model: ModelName, _ size: DataSize, _ filter: CellFilter,
    _ documents: @escaping () -> DocumentRotation<Value>
  ) -> [Cell] {
    contenders.filter { $0.introduction.models.contains(model.rawValue) }.flatMap { contender in
      let process = Remembered { [skills = data.catalogueSkills] in
        Result { try ContenderRun(contender, model, documents().documents.map(\.bytes), skills: skills) }
      }
      return contender.introduction.operations.map { operation in
        let cell = CellIdentity(
          strategy: contender.name, backend: .contender, model: model, operation: operation, size: size)
        return Cell(identity: cell, isReported: filter.includes(cell, isPeer: true)) {
          let run = try failures.note(contender) { try process.value.get() }
          let check = { try failures.note(contender) { try run.check(operation) } }
          var work = Workload(documents(), check: check) { _ in }
          work.timed = { calls in try failures.note(contender) { try run.measure(operation, calls: calls) } }
          return work
        }
      }
    }
  }
}
