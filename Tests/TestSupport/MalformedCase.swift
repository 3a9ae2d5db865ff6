import Foundation
package import JSONCore
import Testing

/// A row of `Fixtures/malformed/expected.json`, or of the table in the folder `forms` beside it: a file, its
/// model, and the expected issue.
package struct MalformedCase: Decodable, Hashable, Sendable, CustomTestStringConvertible {
  package var file: String
  package var model: String
  /// The options for decoding the document, unless they are the defaults.
  package var options: Options?
  /// The first issue.
  package var issue: ExpectedIssue
  /// All issues in the order of the document, if the row lists them.
  package var issues: [ExpectedIssue]?

  package var testDescription: String { file }

  /// An expected issue. An issue about the whole text has no location.
  package struct ExpectedIssue: Decodable, Hashable, Sendable {
    package var code: String
    package var category: String
    package var path: String
    package var offset: Int?
    package var length: Int?
    package var line: Int?
    package var column: Int?

    package init(_ issue: JSONCore.Issue) {
      code = issue.code.rawValue
      category = issue.category.rawValue
      path = issue.path.description
      offset = issue.location?.offset
      length = issue.location?.length
      line = issue.location?.line
      column = issue.location?.column
    }
  }

  package struct Options: Decodable, Hashable, Sendable {
    /// `reject`.
    package var duplicateKeys: String?
    package var sizeLimit: Int?
    package var rejectsUnknownKeys: Bool?
    /// The path of the model.
    package var at: String?
    /// The number of models in the document, if it is an array.
    package var count: Int?
    /// An alternative model of the document.
    package var or: String?

    package var parsing: JSONParseOptions {
      var parsing = JSONParseOptions()
      if duplicateKeys == "reject" { parsing.duplicateKeys = .reject }
      if let sizeLimit { parsing.sizeLimit = sizeLimit }
      return parsing
    }
  }

  private enum CodingKeys: CodingKey { case file, model, options, issues }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    file = try container.decode(String.self, forKey: .file)
    model = try container.decode(String.self, forKey: .model)
    options = try container.decodeIfPresent(Options.self, forKey: .options)
    issue = try ExpectedIssue(from: decoder)
    issues = try container.decodeIfPresent([ExpectedIssue].self, forKey: .issues)
  }

  /// All rows of the catalog's models.
  package static let table = rows(of: "malformed/expected.json")

  /// All rows of the model with the forms that the catalog's models lack.
  package static let forms = rows(of: "malformed/forms/expected.json")

  /// All rows in the order of the file; empty if it can't be read, which a test of the tables reports.
  private static func rows(of file: String) -> [MalformedCase] {
    guard let bytes = try? Fixture.bytes(file) else { return [] }
    return (try? JSONDecoder().decode([MalformedCase].self, from: Data(bytes))) ?? []
  }

  /// The rows of documents that are decoded with the defaults.
  package static let all = table.filter { $0.options == nil }

  package func bytes() throws -> [UInt8] { try Fixture.bytes("malformed/\(file)") }

  /// Returns this row with the issue of an error about the file; `nil` unless the error has one issue.
  package func answer(_ error: JSONError) -> MalformedCase? {
    guard error.issues.count == 1 else { return nil }
    var answer = self
    answer.issue = ExpectedIssue(error.issue)
    return answer
  }
}

extension MalformedCase {
  /// The texts in a file `rendered.txt`, by the files that they are about.
  package static func renderedTexts(in file: String) throws -> [String: String] {
    var texts: [String: String] = [:]
    let bytes = try Fixture.bytes(file)
    for section in ("\n" + String(decoding: bytes, as: UTF8.self)).split(separator: "\n=== ") {
      let lines = section.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      guard lines.count == 2 else { continue }
      texts[String(lines[0])] = String(lines[1].drop { $0 == "\n" }).trimmingCharacters(in: .newlines)
    }
    return texts
  }

  package var code: String { issue.code }
  package var category: String { issue.category }
  package var path: String { issue.path }
}
