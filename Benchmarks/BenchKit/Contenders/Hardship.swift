import Foundation
import JSONCore

/// A document that some libraries treat wrongly without an error.
struct Hardship: Sendable {
  let name: String
  let model: ModelName
  let text: [UInt8]
  /// The values that may be decoded and encoded again; none if the document must be rejected.
  let values: [String]

  private init(_ name: String, _ text: String, _ values: String...) {
    self.init(name, bytes: Array(text.utf8), values)
  }

  private init(_ name: String, bytes: [UInt8], _ values: [String] = []) {
    self.name = name
    model = bytes.starts(with: "[{\"userId\"".utf8) ? .todos : .movies
    text = bytes
    self.values = values
  }

  private static func todos(_ user: String = "1", _ title: String = "\"a\"", _ more: String = "") -> String {
    "[{\"userId\":\(user),\"id\":7,\"title\":\(title),\"completed\":true\(more)}]"
  }

  private static func movies(_ rating: String) -> String {
    "[{\"id\":1,\"name\":\"a\",\"year\":2016,\"releaseDate\":\"2016-06-17\",\"grossing\":1,\"rating\":\(rating),"
      + "\"cast\":[]}]"
  }

  /// The escaped text of a surrogate without its partner, which no parser of this package accepts.
  private static let surrogate = #""\ud800""#

  static let all = [
    Hardship("big integers", todos("9007199254740993"), todos("9007199254740993")),
    Hardship("1e400", movies("1e400")),
    Hardship("duplicate keys", todos("1,\"userId\":2"), todos("1"), todos("2")),
    Hardship("lone surrogates", todos("1", surrogate), todos("1", surrogate)),
    Hardship(
      "invalid UTF-8", bytes: Array(todos("1", "\"?\"").utf8).map { $0 == UInt8(ascii: "?") ? 0xFF : $0 }),
    Hardship("trailing text", todos() + "]"),
    Hardship("NaN", movies("NaN")),
    Hardship(
      "depth 10 000",
      todos(
        "1", "\"a\"",
        ",\"x\":" + String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)),
      todos()),
    Hardship("number for a string", todos("1", "7")),
    Hardship("missing key", "[{\"userId\":1,\"id\":7,\"completed\":true}]"),
    Hardship("null for a value", todos("1", "null")),
    Hardship(
      "unknown members", todos("1", "\"a\"", ",\"note\":\"x\""), todos("1", "\"a\"", ",\"note\":\"x\"")),
  ]
}

/// What a contender does with a ``Hardship``.
package struct HardshipResult: Sendable, Hashable, Codable {
  package enum Outcome: String, Sendable, Hashable, Codable {
    /// Accepted, and the value is right.
    case right
    /// Rejected with a path or a line.
    case refusedWithPlace = "refused-with-place"
    case refused
    /// Accepted with another value, or accepted although it must be rejected.
    case wrong
    /// Ended, or answered neither in time nor as the protocol says.
    case crashed

    /// The outcome in a narrow column.
    package var word: String { self == .refusedWithPlace ? "place" : rawValue }
  }

  package let name: String
  package let outcome: Outcome
  /// The message of the error, or what is wrong.
  package let detail: String
}

extension Contender {
  /// Lets the contender decode each hardship; none unless it has todos and movies. After a crash, a new process
  /// continues.
  ///
  /// - Throws: ``ContenderFailure`` if the process can't be started, or the error of writing a file.
  package func hardships() throws -> [HardshipResult] {
    guard Set(introduction.models).isSuperset(of: ["movies", "todos"]) else { return [] }
    let patience = min(patience, 10)
    var process = try ContenderProcess(command, name: name, patience: patience)
    var loaded: ModelName?
    return try Hardship.all.map { hardship in
      if loaded != hardship.model {
        _ = try ContenderRun.withFile([Array("[]".utf8)]) { path in
          try process.number("loaded", "load \(hardship.model.rawValue) \(path)")
        }
        loaded = hardship.model
      }
      do {
        let answer = try ContenderRun.withFile([hardship.text]) { try process.answer(to: "errors \($0)") }
        return hardship.result(of: answer)
      } catch let failure as ContenderFailure {
        (process, loaded) = (try ContenderProcess(command, name: name, patience: patience), nil)
        return HardshipResult(name: hardship.name, outcome: .crashed, detail: failure.description)
      }
    }
  }
}

extension Hardship {
  /// An answer to `errors`.
  private struct Answer: Decodable {
    var error, failure, path: String?
    var line: Int?
  }

  fileprivate func result(of answer: [UInt8]) -> HardshipResult {
    func result(_ outcome: HardshipResult.Outcome, _ detail: String) -> HardshipResult {
      HardshipResult(name: name, outcome: outcome, detail: detail)
    }
    // Messages may quote a text that isn't UTF-8.
    let text = String(decoding: answer, as: UTF8.self)
    let known = try? JSONDecoder().decode(Answer.self, from: Data(text.utf8))
    if let message = known?.error ?? known?.failure {
      return result(known?.path ?? "" == "" && known?.line == nil ? .refused : .refusedWithPlace, message)
    }
    guard text.contains("\"accepted\"") else { return result(.crashed, ContenderProcess.start(of: answer)) }
    // The parser below doesn't accept this text.
    if values.contains(where: { $0.contains(Self.surrogate) }) {
      return text.lowercased().contains(Self.surrogate) ? result(.right, "kept") : result(.wrong, text)
    }
    guard !values.isEmpty else { return result(.wrong, "accepted") }
    let differences = values.map { value in
      do {
        let own = try Document(parsing: "{\"accepted\":\(value)}")
        return try ValueDifference(of: Document(parsing: answer), from: own)?.description
      } catch {
        return ContenderProcess.start(of: answer)
      }
    }
    return differences.contains(nil)
      ? result(.right, "kept") : result(.wrong, differences.compactMap(\.self)[0])
  }
}
