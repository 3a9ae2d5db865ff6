import CatalogStrategies
import Foundation
import JSONCore
import JSONMapping
import TestSupport
import Testing

/// `Fixtures/malformed/rendered.txt`: what every strategy says of every document, in full.
///
/// `make codes` writes the file anew; read what has changed in it before you commit it.
enum RenderedTexts {
  static let file = "malformed/rendered.txt"

  static func text(of sections: [(file: String, text: String)]) -> String {
    sections.map { "=== \($0.file)\n\($0.text)\n" }.joined(separator: "\n")
  }

  /// The texts by their files.
  static let all: [String: String] = {
    guard let bytes = try? Fixture.bytes(file) else { return [:] }
    var texts: [String: String] = [:]
    for section in ("\n" + String(decoding: bytes, as: UTF8.self)).split(separator: "\n=== ") {
      let lines = section.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      guard lines.count == 2 else { continue }
      texts[String(lines[0])] = String(lines[1].drop { $0 == "\n" }).trimmingCharacters(in: .newlines)
    }
    return texts
  }()
}

@Suite("Rendered texts")
struct RenderedTextTests {
  @Test("Every malformed document has a text")
  func complete() throws {
    if Rewriting.isOn {
      var sections: [(String, String)] = []
      for row in MalformedCase.table {
        let strategy = try #require(Fixture.strategies.first)
        let error = #expect(throws: JSONError.self) { try strategy.decode(row) }
        sections.append((row.file, try #require(error).rendered()))
      }
      try Rewriting.write(RenderedTexts.text(of: sections), to: "Fixtures/\(RenderedTexts.file)")
    } else {
      #expect(Set(RenderedTexts.all.keys) == Set(MalformedCase.table.map(\.file)))
    }
  }

  @Test("Every strategy says exactly this", .enabled(if: !Rewriting.isOn), arguments: MalformedCase.table)
  func texts(row: MalformedCase) throws {
    let expected = try #require(RenderedTexts.all[row.file])
    for strategy in Fixture.strategies {
      let error = #expect(throws: JSONError.self, "\(strategy.name)") { try strategy.decode(row) }
      #expect(error?.rendered() == expected, "\(strategy.name)")
    }
  }
}

/// Whether generated files are to be written anew instead of compared: `make codes` asks for it.
enum Rewriting {
  static let isOn = ProcessInfo.processInfo.environment["REWRITE_TEXTS"] != nil

  static func write(_ text: String, to file: String) throws {
    try Data(text.utf8).write(to: PackageFolder.url(file))
  }
}
