import Foundation
public import JSONCore
public import Testing

/// A row of `Fixtures/malformed/expected.json`, or of the table in the folder `forms` beside it: a file, its
/// model, and the expected issue.
public struct MalformedCase: Decodable, Hashable, Sendable, CustomTestStringConvertible {
  public var file: String
  public var model: String
  /// The options for decoding the document, unless they are the defaults.
  public var options: Options?
  /// The first issue.
  public var issue: ExpectedIssue
  /// All issues in the order of the document, if the row lists them.
  public var issues: [ExpectedIssue]?

  public var testDescription: String { file }

  /// An expected issue. An issue about the whole text has no location.
  public struct ExpectedIssue: Decodable, Hashable, Sendable {
    public var code: String
    public var category: String
    public var path: String
    public var offset: Int?
    public var length: Int?
    public var line: Int?
    public var column: Int?

    public init(_ issue: JSONCore.Issue) {
      code = issue.code.rawValue
      category = issue.category.rawValue
      path = issue.path.description
      offset = issue.location?.offset
      length = issue.location?.length
      line = issue.location?.line
      column = issue.location?.column
    }
  }

  public struct Options: Decodable, Hashable, Sendable {
    /// `reject`.
    public var duplicateKeys: String?
    public var sizeLimit: Int?
    public var rejectsUnknownKeys: Bool?
    /// The path of the model.
    public var at: String?
    /// The number of models in the document, if it is an array.
    public var count: Int?
    /// An alternative model of the document.
    public var or: String?

    public var parsing: JSONParseOptions {
      var parsing = JSONParseOptions()
      if duplicateKeys == "reject" { parsing.duplicateKeys = .reject }
      if let sizeLimit { parsing.sizeLimit = sizeLimit }
      return parsing
    }
  }

  private enum CodingKeys: CodingKey { case file, model, options, issues }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    file = try container.decode(String.self, forKey: .file)
    model = try container.decode(String.self, forKey: .model)
    options = try container.decodeIfPresent(Options.self, forKey: .options)
    issue = try ExpectedIssue(from: decoder)
    issues = try container.decodeIfPresent([ExpectedIssue].self, forKey: .issues)
  }

  /// All rows of the catalog's models.
  public static let table = rows(of: "malformed/expected.json")

  /// All rows of the model with the forms that the catalog's models lack.
  public static let forms = rows(of: "malformed/forms/expected.json")

  /// All rows in the order of the file; empty if it can't be read, which a test of the tables reports.
  private static func rows(of file: String) -> [MalformedCase] {
    guard let bytes = try? Fixture.bytes(file) else { return [] }
    return (try? JSONDecoder().decode([MalformedCase].self, from: Data(bytes))) ?? []
  }

  /// The rows of documents that are decoded with the defaults.
  public static let all = table.filter { $0.options == nil }

  public func bytes() throws -> [UInt8] { try Fixture.bytes("malformed/\(file)") }

  /// Returns this row with the issue of an error about the file; `nil` unless the error has one issue.
  public func answer(_ error: JSONError) -> MalformedCase? {
    guard error.issues.count == 1 else { return nil }
    var answer = self
    answer.issue = ExpectedIssue(error.issue)
    return answer
  }
}

extension MalformedCase {
  /// The texts in a file `rendered.txt`, by the files that they are about.
  public static func renderedTexts(in file: String) throws -> [String: String] {
    var texts: [String: String] = [:]
    let bytes = try Fixture.bytes(file)
    for section in ("\n" + String(decoding: bytes, as: UTF8.self)).split(separator: "\n=== ") {
      let lines = section.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      guard lines.count == 2 else { continue }
      texts[String(lines[0])] = String(lines[1].drop { $0 == "\n" }).trimmingCharacters(in: .newlines)
    }
    return texts
  }

  public var code: String { issue.code }
  public var category: String { issue.category }
  public var path: String { issue.path }
}
