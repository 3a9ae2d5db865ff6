import CodableMapping
import Foundation
import Testing

/// Uses of decoders and their containers, step by step, with both decoders.
@Suite("Containers have the results of Foundation's")
struct ContainerComparisonTests {
  /// Steps with a decoder, and their results.
  struct Script: Sendable, CustomTestStringConvertible {
    let name, json: String
    let body: @Sendable (any Decoder) throws -> [Any]

    init(_ name: String, _ json: String, _ body: @escaping @Sendable (any Decoder) throws -> [Any]) {
      (self.name, self.json, self.body) = (name, json, body)
    }

    var testDescription: String { name }
    static let key = CodingUserInfoKey(rawValue: "script").unsafelyUnwrapped
  }

  /// Decodes by the script in the decoder's user info.
  struct Scripted: Decodable, CustomDebugStringConvertible {
    var notes: [Any]

    init(from decoder: any Decoder) throws {
      let script = try #require(decoder.userInfo[Script.key] as? Script)
      notes = try script.body(decoder)
    }

    var debugDescription: String { notes.map { "\($0)" }.joined(separator: "\n") }
  }

  /// A value with its coding path.
  struct Place: Decodable, CustomStringConvertible {
    let description: String
    init(from decoder: any Decoder) throws { description = path(decoder.codingPath) }
  }

  /// The value or the error of a step.
  static func outcome(_ body: () throws -> some Any) -> String {
    var words = ""
    let outcome = Outcome {
      do {
        return try body()
      } catch let error as DecodingError {
        words = " (\(error.anyContext.debugDescription))"
        throw error
      }
    }
    return outcome.description + words
  }

  static func path(_ path: [any CodingKey]) -> String {
    "/" + path.map { $0.intValue.map { "(\($0))" } ?? $0.stringValue }.joined(separator: "/")
  }

  @Test("Scripts of calls to containers have Foundation's results", arguments: keyed + unkeyed + single)
  func scripts(_ script: Script) {
    let foundation = JSONDecoder()
    foundation.userInfo = [Script.key: script]
    let own = CodableDecoder.like(foundation)
    for json in [script.json, "[[\(script.json)]]"] {
      let data = Data(json.utf8)
      let isNested = json != script.json
      func decode(_ decode: (any Decodable.Type) throws -> Any) -> Outcome {
        Outcome { try decode(isNested ? [[Scripted]].self : Scripted.self) }
      }
      let expected = decode { try foundation.decode($0, from: data) }
      let actual = decode { try own.decode($0, from: data) }
      #expect(actual.steps.count == expected.steps.count)
      for (step, expectedStep) in zip(actual.steps, expected.steps) { #expect(step == expectedStep) }
    }
  }

  @Test("decodeIfPresent doesn't change the index after the last element")
  func indexBehindTheEnd() {
    let script = Script("", "[]") { decoder in
      var list = try decoder.unkeyedContainer()
      _ = try list.decodeIfPresent(Int.self)
      return [list.currentIndex]
    }
    let foundation = JSONDecoder()
    foundation.userInfo = [Script.key: script]
    let own = CodableDecoder.like(foundation)
    let data = Data(script.json.utf8)
    #expect(Outcome { try foundation.decode(Scripted.self, from: data) }.description == "1")
    #expect(Outcome { try own.decode(Scripted.self, from: data) }.description == "0")
  }
}

extension Outcome { fileprivate var steps: [Substring] { description.split(separator: "\n") } }
