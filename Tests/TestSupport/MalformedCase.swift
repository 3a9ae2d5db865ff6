import Foundation
package import JSONCore
import Testing

/// A row of `Fixtures/malformed/expected.json`: a file, the model it is read as, and the one issue that it
/// must give.
package struct MalformedCase: Decodable, Hashable, Sendable, CustomTestStringConvertible {
  package var file: String
  package var model: String
  package var code: String
  package var category: String
  package var path: String
  package var offset: Int
  package var length: Int
  package var line: Int
  package var column: Int

  package var testDescription: String { file }

  /// The rows in the order of the file; none if it can't be read, which a test of the table notices.
  package static let all: [MalformedCase] = {
    guard let bytes = try? Fixture.bytes("malformed/expected.json") else { return [] }
    return (try? JSONDecoder().decode([MalformedCase].self, from: Data(bytes))) ?? []
  }()

  /// The row of the documented example whose file's name begins so.
  package static func example(_ prefix: String) -> MalformedCase? {
    all.first { $0.file.hasPrefix(prefix) }
  }

  package func bytes() throws -> [UInt8] {
    try Fixture.bytes("malformed/\(file)")
  }

  /// What an error says of this file, in the table's form; `nil` unless it is one issue with a place.
  package func answer(_ error: JSONError) -> MalformedCase? {
    guard error.issues.count == 1, let location = error.issue.location else { return nil }
    let issue = error.issue
    return MalformedCase(
      file: file, model: model, code: issue.code.rawValue, category: issue.category.rawValue,
      path: issue.path.description, offset: location.offset, length: location.length, line: location.line,
      column: location.column
    )
  }
}
