import GRDBStore
import JSONCore
import JSONMapping
import ManualMapping
import OfflineStore
import Testing

private nonisolated struct Note: Equatable {
  var id: Int
  var text: String
}

nonisolated extension Note: ManualMappable {
  init(json: JSONObject) throws(JSONError) { self.init(id: try json["id"], text: try json["text"]) }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("id", id)
    try json.put("text", text)
  }
}

private enum NoteColumns {
  static let id = StoredColumn("id", \Note.id)
  static let text = StoredColumn("text", \Note.text)
}

enum FetchFailure: Error { case offline }

/// This module's declarations are isolated to the main actor by default.
@Suite("The store, where the main actor is the default")
struct StoreIsolationTests {
  private let notes = StoredModel(
    "notes", id: NoteColumns.id, columns: NoteColumns.text, mapping: ManualMapper<Note>())

  @Test("A store is used from the main actor")
  func onTheMainActor() async throws {
    let store = try await GRDBStore.inMemory(migrations: [StoreMigration("1", .define(notes))])
    try await store.save([Note(id: 1, text: "a"), Note(id: 2, text: "b")], in: notes)
    let query = notes.where(NoteColumns.text == "b")
    #expect(try await store.models(query) == [Note(id: 2, text: "b")])
    var updates = store.updates(of: query).makeAsyncIterator()
    #expect(try await updates.next()?.count == 1)
  }

  @Test("An offline resource can call a function of the main actor")
  func policies() async throws {
    let store = try await GRDBStore.inMemory(migrations: [StoreMigration("1", .define(notes))])
    let offline = Offline<[Note], FetchFailure>(
      .list("notes", notes.all, in: store), isUnreachable: { _ in true }
    ) { () async throws(FetchFailure) in try await Self.fetched() }
    var origins: [Bool] = []
    for try await value in offline.cacheThenNetwork() { origins.append(value.isStored) }
    for try await value in offline.cacheThenNetwork() { origins.append(value.isStored) }
    #expect(origins == [false, true, false])
    #expect(try await offline.networkFirst().value == [Note(id: 1, text: "fetched")])
  }

  private static func fetched() async throws(FetchFailure) -> [Note] { [Note(id: 1, text: "fetched")] }
}
