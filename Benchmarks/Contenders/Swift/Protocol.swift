import Foundation

/// A library that decodes and encodes the models of the comparison.
protocol Contender {
  static var name: String { get }
  static var marks: [String] { get }
  /// The names of the models with a codec.
  static var models: [String] { get }

  /// - Parameter skills: The document of the skills, to which users refer by id.
  init(skills: Data) throws

  /// The codec of a model; `nil` for a name that isn't one of the models.
  func codec(for model: String) -> (any Codec)?

  /// Where the library reports an error to be: `path`, and `line` and `column` from 1.
  func location(of error: any Error) -> [String: Any]
}

/// Decodes and encodes the documents of one model.
protocol Codec {
  associatedtype Text: RangeReplaceableCollection<UInt8>
  associatedtype Model

  func decode(_ text: Text) throws -> Model
  func encode(_ model: Model) throws -> Text
}

extension Contender {
  static var models: [String] { ["movies", "users", "todos"] }

  /// Carries out the commands on standard input.
  ///
  /// The version of the library is the program's argument, because libraries in Swift can't report it.
  static func main() throws {
    var contender = try Self(skills: Data(#"{"skills":[]}"#.utf8))
    var loaded: (any Loaded)?
    while let line = readLine() {
      let (command, rest) = split(line)
      var answer: String
      do {
        switch command {
        case "hello":
          answer = try json([
            "protocol": 1, "name": name, "version": CommandLine.arguments.dropFirst().first ?? "unknown",
            "language": "Swift", "models": models, "operations": ["decode", "encode"],
            "marks": marks,
          ])
        case "skills":
          contender = try Self(skills: Data(contentsOf: URL(fileURLWithPath: rest)))
          answer = #"{"loaded":1}"#
        case "load":
          let (model, path) = split(rest)
          guard let codec = contender.codec(for: model) else { throw Failure("There is no such model.") }
          let lines = try Data(contentsOf: URL(fileURLWithPath: path)).split(separator: UInt8(ascii: "\n"))
          loaded = documents(of: codec, lines)
          answer = #"{"loaded":\#(lines.count)}"#
        default:
          guard let loaded else { throw Failure("No documents are loaded.") }
          answer = try loaded.answer(command, rest) { error in
            try json(contender.location(of: error).merging(["error": "\(error)"]) { $1 })
          }
        }
      } catch {
        answer = try json(["failure": "\(error)"])
      }
      FileHandle.standardOutput.write(Data((answer + "\n").utf8))
    }
  }
}

private struct Failure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// The documents that were loaded last; hides the type of the model.
private protocol Loaded: AnyObject {
  func answer(_ command: String, _ rest: String, toError: (any Error) throws -> String) throws -> String
}

private func documents<Library: Codec>(of codec: Library, _ lines: [Data]) -> any Loaded {
  Documents(codec, lines.map { Library.Text($0) })
}

private final class Documents<Library: Codec>: Loaded {
  private let codec: Library
  private let texts: [Library.Text]
  /// The models that are encoded, decoded when they are first needed.
  private lazy var models = Result { try texts.map(codec.decode) }

  init(_ codec: Library, _ texts: [Library.Text]) {
    self.codec = codec
    self.texts = texts
  }

  func answer(_ command: String, _ rest: String, toError: (any Error) throws -> String) throws -> String {
    switch command {
    case "check":
      let results = try texts.map { String(decoding: try codec.encode(codec.decode($0)), as: UTF8.self) }
      return #"{"documents":[\#(results.joined(separator: ","))]}"#
    case "measure":
      let (operation, count) = split(rest)
      let rounds = (Int(count) ?? 0) / max(texts.count, 1)
      switch operation {
      case "decode": return try measure(rounds, texts, codec.decode)
      case "encode": return try measure(rounds, models.get(), codec.encode)
      default: throw Failure("There is no such operation.")
      }
    case "errors":
      let text = Library.Text(try Data(contentsOf: URL(fileURLWithPath: rest)))
      do {
        return #"{"accepted":\#(String(decoding: try codec.encode(codec.decode(text)), as: UTF8.self))}"#
      } catch {
        return try toError(error)
      }
    default: throw Failure("There is no such command.")
    }
  }

  private func measure<Input, Output>(
    _ rounds: Int, _ inputs: [Input], _ step: (Input) throws -> Output
  ) throws -> String {
    let duration = try ContinuousClock().measure {
      for _ in 0..<rounds {
        for input in inputs { blackHole(try step(input)) }
      }
    }
    return #"{"nanoseconds":\#(Int(duration / .nanoseconds(1)))}"#
  }
}

/// Uses a result, so that the optimizer can't remove the work that produced it.
@inline(never)
@_optimize(none)
private func blackHole<Value>(_ value: borrowing Value) {}

private func split(_ line: String) -> (word: String, rest: String) {
  let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
  return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
}

private func json(_ answer: [String: Any]) throws -> String {
  String(decoding: try JSONSerialization.data(withJSONObject: answer), as: UTF8.self)
}
