import Catalog
import CatalogManual
import CatalogStrategies
import DerivedMapping
import JSONCore
import JSONMapping
import MappingTestSupport
import Testing

/// A single pass and a document give the same model. If only the single pass fails, the model is decoded from
/// the document.
@Suite("Decoding in one pass")
struct OnePassTests {
  /// A valid document of each model.
  static let texts = [
    "movie": """
    {"id":7,"name":"Pelé \\u00e9","year":2016,"releaseDate":"2016-06-17","grossing":1e3,"rating":7.5,\
    "cast":[{"name":"A"},{"name":"B","x":[{"y":null}]}],"extra":{"id":[1,2]}}
    """,
    "user": #"{"id":1,"email":"a@b","name":"Ada","skill_ids":[1,2],"id":true}"#,
    "skill": #" { "id" : 1 , "name" : "Swift", "level":"expert" } "#,
    "todo": #"{"completed":false,"title":"Rest","id":null,"userId":3}"#,
  ]

  @Test(
    "A damaged text gives the same model or error as its parsed document",
    arguments: AgreementTests.models, 1...4)
  func damagedDocuments(model: String, seed: UInt64) throws {
    let derived = try #require(Fixture.strategies.first { $0.name == "derived" })
    let mapping = try derived.mapping(of: model).decoding
    let single = model.hasSuffix("s") ? String(model.dropLast()) : model
    let one = try #require(Self.texts[single])
    let list = "[\(one),\n\(one)]"
    let text =
      switch model {
      case "users", "skills": #"{"\#(model)":\#(list)}"#
      default: model == single ? one : list
      }
    var generator = DocumentGenerator(seed: seed)
    var accepted = 0
    let rounds = Thoroughness.rounds(60, of: 300)
    for _ in 0..<rounds {
      let bytes = generator.mutated(Array(text.utf8))
      let inOnePass = answer { () throws(JSONError) in try mapping.decode(bytes) }
      let byDocument = answer { () throws(JSONError) in try mapping.decode(Document(parsing: bytes)) }
      #expect(inOnePass == byDocument, "\(String(decoding: bytes, as: UTF8.self))")
      if case .success = inOnePass { accepted += 1 }
    }
    // Some documents are still valid, and some aren't.
    #expect(accepted > 0 && accepted < rounds)
  }

  @Test("A mapper uses its own context within that of another, in one pass and from a document")
  func contextsInTurn() throws {
    let catalogues = ["first", "second"].map { SkillCatalogue([Skill(id: 1, name: $0, level: .expert)]) }
    let turns = InTurn(
      mappers: catalogues.map { DerivedMapper<User>(context: $0) }, other: .holding(catalogues[1]))
    let user = #"{"id":1,"email":"a@b","name":"Ada","skill_ids":[1]}"#
    let text = "[\(user),\(user),\(user),\(user)]"
    let names = ["first", "second", "first", "first"]
    #expect(try turns.decode(text).map { $0.skills[0].name } == names)
    #expect(try turns.decode(Document(parsing: text)).map { $0.skills[0].name } == names)
  }

  @Test("A decode retains a configuration that nothing else retains")
  func configurationOfOneCall() throws {
    final class Context: Sendable {}
    weak var context: Context?
    func configuration() -> MappingConfiguration {
      let object = Context()
      context = object
      return MappingConfiguration(context: object)
    }
    let document = try Document(parsing: "1")
    #expect(try document.root.withContext(of: configuration()) { (_) throws(JSONError) in context != nil })
    let isRetained = try JSONCursor.read(Array("1".utf8).span.bytes, options: JSONParseOptions()) {
      (cursor) throws(CursorFailure) in
      try cursor.withContext(of: configuration()) { (cursor) throws(CursorFailure) in
        try cursor.int() == 1 && context != nil
      }
    }
    #expect(isRetained && context == nil)
  }

  private func answer(_ read: () throws(JSONError) -> AnyHashable) -> Result<AnyHashable, JSONError> {
    do throws(JSONError) { return .success(try read()) } catch { return .failure(error.withoutLargeText()) }
  }
}

/// Decodes users with two mappers in turn, within the context of the first mapper; the last user in that
/// of the second.
private struct InTurn: Decoding {
  let mappers: [DerivedMapper<User>]
  let other: DecodingContext

  var configuration: MappingConfiguration { mappers[0].configuration }

  static var readsInOnePass: Bool { true }

  func decode(_ json: JSONValue) throws(JSONError) -> [User] {
    var count = 0
    return try json.withContext(of: configuration) { (json) throws(JSONError) in
      try json.array().map { (user) throws(JSONError) in
        defer { count += 1 }
        guard count == 3 else { return try mappers[count % 2].decode(user) }
        return try user.withContext(other) { (user) throws(JSONError) in try mappers[0].decode(user) }
      }
    }
  }

  func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> [User] {
    var count = 0
    return try cursor.withContext(of: configuration) { (cursor) throws(CursorFailure) in
      try cursor.array { (cursor) throws(CursorFailure) in
        defer { count += 1 }
        guard count == 3 else { return try mappers[count % 2].decode(from: &cursor) }
        return try cursor.withContext(other) { (cursor) throws(CursorFailure) in
          try mappers[0].decode(from: &cursor)
        }
      }
    }
  }
}
