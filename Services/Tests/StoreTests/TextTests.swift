import CodableMapping
import Foundation
import GRDB
import GRDBStore
import MappingTestSupport
import OfflineStore
import Testing

/// A model whose id and column are texts.
struct Entry: Codable, Sendable {
  enum Columns {
    static let id = StoredColumn("id", \Entry.id)
    static let text = StoredColumn("text", \Entry.text)
  }

  static let stored = StoredModel(
    "entries", id: Columns.id, columns: Columns.text, mapping: CodableMapper<Entry>())
  static let migration = StoreMigration("1: entries", .define(stored))

  var id, text: String

  init(_ id: String, text: String? = nil) {
    self.id = id
    self.text = text ?? id
  }
}

@Suite("Texts are stored completely, and compared by their bytes")
struct TextTests {
  private let entries = Entry.stored

  /// Characters that end a text in C, their neighbors in the order, characters that SQLite converts, those
  /// that Swift considers equal, and quotes and wildcards of SQL.
  private static let signs: [String] = [
    "\u{0}", "\u{0}", "\u{0}", "\u{1}", "\u{1}", "\u{2}", "a", "A", "\u{e9}", "e\u{301}", "\u{301}",
    "\u{FEFF}", "\u{FFFE}", "\u{FFFD}", "\u{D7FF}", "\u{E000}", "\u{10FFFF}", "\u{7F}", "🎬", "\"", "'", "%",
    "*", "?", "[", "]", "\\",
  ]

  /// Texts of a few characters, without duplicates by their bytes, in their order.
  private static func texts(seed: UInt64, count: Int = 60) -> [String] {
    var random = SeededGenerator(seed: seed)
    var texts: Set<[UInt8]> = [[], [0], [1], [1, 1], [1, 2], [0x61], [0x61, 0], [0x61, 0, 0x78]]
    while texts.count < count {
      let text = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        signs.randomElement(using: &random) ?? ""
      }
      texts.insert(Array(text.joined().utf8))
    }
    return texts.sorted { $0.lexicographicallyPrecedes($1) }.map { String(decoding: $0, as: UTF8.self) }
  }

  private func bytes(_ entries: [Entry]) -> [[UInt8]] { entries.map { Array($0.id.utf8) } }

  private func bytes(_ texts: some Sequence<String>) -> [[UInt8]] { texts.map { Array($0.utf8) } }

  @Test("Texts are complete as ids, columns and values of queries", arguments: 1...6 as ClosedRange<UInt64>)
  func wholeTexts(seed: UInt64) async throws {
    let texts = Self.texts(seed: seed)
    let place = try TemporaryStore()
    let store = try await GRDBStore.open(at: place.path, migrations: [Entry.migration])
    try await store.save(texts.shuffled().map { Entry($0) }, in: entries)
    // Saves them again over the existing rows.
    try await store.save(texts.map { Entry($0) }, in: entries)
    for order in [StoreOrder.ascending(Entry.Columns.id), .ascending(Entry.Columns.text)] {
      #expect(try await bytes(store.models(entries.sorted(by: order))) == bytes(texts))
    }
    for text in texts {
      let found = try await store.model(text, in: entries)
      #expect(found.map { bytes([$0]) } == [Array(text.utf8)])
      for condition in [
        Entry.Columns.text == text, Entry.Columns.text.isOne(of: [text]),
        Entry.Columns.text.isOne(of: [text, "none"]),
        !(Entry.Columns.id != text), Entry.Columns.id <= text && Entry.Columns.id >= text,
      ] {
        #expect(try await bytes(store.models(entries.where(condition))) == [Array(text.utf8)])
      }
      let below = texts.filter { $0.utf8.lexicographicallyPrecedes(text.utf8) }
      #expect(try await bytes(store.models(entries.where(Entry.Columns.text < text))) == bytes(below))
      let prefixed = texts.filter { $0.utf8.starts(with: text.utf8) }
      #expect(
        try await bytes(store.models(entries.where(Entry.Columns.text.hasPrefix(text)))) == bytes(prefixed))
    }
  }

  @Test("Deleting and replacing affect only rows with equal bytes", arguments: 1...6 as ClosedRange<UInt64>)
  func removals(seed: UInt64) async throws {
    var texts = Self.texts(seed: seed)
    let store = try await GRDBStore.inMemory(migrations: [Entry.migration])
    try await store.save(texts.map { Entry($0) }, in: entries)
    var random = SeededGenerator(seed: seed)
    while texts.count > 30 {
      let index = texts.indices.randomElement(using: &random) ?? 0
      try await store.delete(entries.id(texts.remove(at: index)))
      #expect(try await bytes(store.models(entries.all)) == bytes(texts))
    }
    let kept = stride(from: 0, to: texts.count, by: 3).map { texts[$0] }
    try await store.replace(entries.all, with: kept.map { Entry($0) })
    #expect(try await bytes(store.models(entries.all)) == bytes(kept))
  }

  @Test("Texts are complete as keys of responses and fetches", arguments: 1...3 as ClosedRange<UInt64>)
  func keys(seed: UInt64) async throws {
    let texts = Self.texts(seed: seed, count: 24)
    let store = try await GRDBStore.inMemory(migrations: [Entry.migration])
    func reply(_ index: Int) -> StoredReply {
      StoredReply(
        status: 200 + index, headerFields: [StoredHeaderField(name: "N", value: texts[index])], body: [],
        date: Date(timeIntervalSince1970: 0))
    }
    func keys(_ text: String) -> [ReplyKey] {
      [ReplyKey(account: text, request: "r"), ReplyKey(request: text), ReplyKey(request: "v", variant: text)]
    }
    var query = entries.all.selection
    for (index, text) in texts.enumerated() {
      for key in keys(text) { try await store.save(reply(index), for: key) }
      try await store.write([.fetched(text, Date(timeIntervalSince1970: Double(index)))])
    }
    for (index, text) in texts.enumerated() {
      for key in keys(text) {
        let found = try #require(try await store.reply(for: key))
        #expect(found.status == 200 + index)
        #expect(found.headerFields.map { Array($0.value.utf8) } == [Array(text.utf8)])
      }
      query.fetchKey = text
      #expect(try await store.rows(query).fetchDate == Date(timeIntervalSince1970: Double(index)))
    }
    try await store.removeReplies(exceptOfAccount: texts[5])
    for (index, text) in texts.enumerated() {
      let isKept = try await store.reply(for: ReplyKey(account: text, request: "r")) != nil
      #expect(isKept == (index == 5 || text.isEmpty))
    }
    try await store.removeReplies(ofAccount: texts[5])
    #expect(try await store.reply(for: ReplyKey(account: texts[5], request: "r")) == nil)
  }

  @Test("Keys of responses are equal if their bytes are")
  func equalKeys() {
    let (composed, decomposed) = (ReplyKey(request: "\u{e9}"), ReplyKey(request: "e\u{301}"))
    #expect(composed != decomposed)
    #expect(Set([composed, decomposed, composed]).count == 2)
  }

  @Test(
    "The strings of a store from an earlier version are converted",
    arguments: [
      ["\u{1}", "\u{1}\u{1}", "\u{1}\u{2}", "a\u{1}", "a\u{1}\u{2}\u{2}", "b"], ["\u{1}\u{2}", "\u{1}"], [],
    ])
  func olderStore(ids: [String]) async throws {
    let place = try TemporaryStore()
    _ = try await GRDBStore.open(at: place.path, migrations: [Entry.migration])
    try place.tamper("DELETE FROM grdb_migrations WHERE identifier = 'offline 4'")
    for id in ids {
      let json = String(decoding: try CodableMapper<Entry>().encode(Entry(id)), as: UTF8.self)
      try place.tamper(
        "INSERT INTO entries (id, json, text) VALUES (?, CAST(? AS BLOB), ?)", arguments: [id, json, id])
      try place.tamper("INSERT INTO offline_fetches VALUES (?, 1)", arguments: [id])
    }
    for _ in 1...2 {
      let store = try await GRDBStore.open(at: place.path, migrations: [Entry.migration])
      #expect(try await store.models(entries.all).map(\.id) == ids.sorted())
      for id in ids {
        #expect(try await store.model(id, in: entries)?.id == id)
        #expect(try await store.count(entries.where(Entry.Columns.text == id)) == 1)
        try await store.save([Entry(id)], in: entries)
      }
      #expect(try await store.count(entries.all) == ids.count)
    }
  }

  // SQLite reads statements scalar by scalar, so it also finds quotes before combining marks.
  @Test(
    "Tables and columns can have any name",
    arguments: ["\"", "\"\u{301}", "a\"\u{301}\"b\"", "]\u{301}", "'\u{301}", "É", "e\u{301}", "İ"])
  func anyName(name: String) async throws {
    let id = StoredColumn("id \(name)", \Entry.id)
    let text = StoredColumn("text \(name)", \Entry.text)
    let named = StoredModel("entries \(name)", id: id, columns: text, mapping: CodableMapper<Entry>())
    let place = try TemporaryStore()
    // The second run opens the existing table, and the last one defines it again.
    for (run, migrations) in [["1"], ["1"], ["1", "2"]].enumerated() {
      let store = try await GRDBStore.open(
        at: place.path, migrations: migrations.map { StoreMigration($0, .define(named)) })
      #expect(try await store.count(named.where(text == "b")) == min(run, 1))
      try await store.save([Entry("a", text: "\(run)"), Entry("b")], in: named)
      #expect(try await store.models(named.where(text == "\(run)")).map(\.id) == ["a"])
      #expect(try await store.model("b", in: named)?.text == "b")
    }
  }

  @Test("Names with a NUL are refused", arguments: 1...4 as ClosedRange<UInt64>)
  func names(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    var name = "name"
    let place = name.index(name.startIndex, offsetBy: Int.random(in: 0...4, using: &random))
    name.insert("\u{0}", at: place)
    let column = StoredColumn(name, \Entry.text)
    let mapper = CodableMapper<Entry>()
    let steps: [StoreMigrationStep] = [
      .define(StoredModel(name, id: Entry.Columns.id, mapping: mapper)),
      .define(StoredModel("m", id: column, mapping: mapper)),
      .define(StoredModel("m", id: Entry.Columns.id, columns: column, indexes: [], mapping: mapper)),
      .define(StoredModel("m", id: Entry.Columns.id, indexes: [[name]], mapping: mapper)),
      .drop(name), .rewrite(name) { _ in },
    ]
    for migration in steps.map({ StoreMigration("2", $0) }) + [StoreMigration(name)] {
      let store = try TemporaryStore()
      let error = await storeError(
        try await GRDBStore.open(at: store.path, migrations: [Entry.migration, migration]))
      let shown = migration.name.replacing("\0", with: "\u{2400}")
      #expect(
        error?.description
          == "the migration \"\(shown)\" failed: a name of a migration, table or column has a NUL")
      #expect(try FileManager.default.contentsOfDirectory(atPath: store.folder.path) == [])
    }
  }
}
