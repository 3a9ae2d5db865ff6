import JSONCore
import JSONMapping
import JanssonBackend
import TestSupport

/// The source of the example of a code.
enum CodeReader: Sendable {
  /// A document of the table of malformed documents.
  case malformed(String)
  case jansson(String)
  /// The error of a mapping about the value at a path.
  case issue(JSONCore.Issue.Kind, at: JSONKeyPath, String)
  case writing(Written)

  enum Written: Sendable {
    case nonFinite, twice
  }

  /// Decodes or encodes the example, which throws.
  func read() throws {
    switch self {
    case .malformed(let name):
      guard let row = MalformedCase.table.first(where: { $0.file == name + ".json" }) else { return }
      try Fixture.strategies[0].decode(row)
    case .jansson(let text): _ = try JanssonBackend.parse(text)
    case .issue(let kind, let path, let text):
      let document = try Document(parsing: text)
      try document.withRoot { (json) throws(JSONError) in throw try json.value(at: path).error(kind) }
    case .writing(let what):
      var writer = JSONWriter(options: JSONWriteOptions(rejectsDuplicateKeys: true))
      try writer.beginObject()
      try writer.put("rating", what == .nonFinite ? Double.infinity : 4.5)
      try writer.put("rating", 5)
      writer.endObject()
      _ = try writer.finish()
    }
  }
}
