import APIClient
import Catalog
import CatalogServices
import Foundation
import GRDBStore
import JSONCore
import MappingTestSupport
import OfflineStore
import Testing

/// The files of the store after the user has signed out, while the store is open.
@Suite("After signing out, no file contains the rows or responses of the account")
struct SignOutErasingTests {
  /// The end of a session: the user signs out, another user signs in, or the program removes the responses
  /// of all accounts before the user signs out.
  enum Ending: CaseIterable { case signingOut, anotherAccount, everything }

  private let folder = URL.temporaryDirectory.appending(path: "SignOutErasingTests-\(UUID().uuidString)")
  private let stub = StubTransport()

  /// A name with a part that every encoding preserves.
  private static func name(_ secret: String, _ random: inout SeededGenerator) -> String {
    let signs = ["", "é", "漢", "\"", "\\", "😀", "\u{0}", "'", "%", "<"]
    let filling = String(repeating: "x", count: [0, 3, 500, 9000].randomElement(using: &random) ?? 0)
    let (first, last) = (signs.randomElement(using: &random) ?? "", signs.randomElement(using: &random) ?? "")
    return first + secret + last + filling
  }

  /// Users and skills in random order, all of which contain a secret. The skills are fetched only once.
  private func script(_ secret: String, isFirst: Bool, _ random: inout SeededGenerator) throws {
    let ids = Array(1...Int.random(in: 1...60, using: &random)).shuffled(using: &random)
    let skills = ids.map { id -> OwnedJSON in
      ["id": .number(JSONNumber(id)), "name": .string(Self.name(secret, &random)), "level": "expert"]
    }
    let users = ids.map { id -> OwnedJSON in
      [
        "id": .number(JSONNumber(id)), "email": .string("\(secret)\(id)@example.com"),
        "name": .string(Self.name(secret, &random)), "skill_ids": [1],
      ]
    }
    for (name, list) in [("skills", skills), ("users", users)] where isFirst || name == "users" {
      var writer = JSONWriter()
      try OwnedJSON.object([name: .array(OwnedJSON.Elements(list))]).write(to: &writer)
      let tagged = SampleReply(try writer.finish(), headerFields: [.eTag: "\"\(random.next())\""])
      stub.on(.get, "/\(name)", reply: tagged)
    }
  }

  /// The files of the store that contain a text.
  private func files(with text: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter { name in
      try Data(contentsOf: folder.appending(path: name)).range(of: Data(text.utf8)) != nil
    }
  }

  @Test(
    "Neither rows nor bodies are in a file", arguments: Ending.allCases,
    (1...Thoroughness.rounds(3, of: 40)).map { UInt64($0) })
  func ending(_ ending: Ending, seed: UInt64) async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var random = SeededGenerator(seed: seed)
    let secret = "s3cr3t\(random.next())"
    let store = try await GRDBStore.open(
      at: folder.appending(path: "store.sqlite").path, migrations: migrations())
    let replies = StoredReplyCache(store)
    let services = await Services(
      APIContext(.test), transport: stub, store: store, replies: replies, retry: .never,
      strategy: firstStrategy)
    try await stub.signIn("ada", services)
    for round in 1...Int.random(in: 1...3, using: &random) {
      try script(secret, isFirst: round == 1, &random)
      _ = try await services.users.users()
    }
    let key = CacheKey(account: "ada", url: "https://api.example.com/users")
    let body = try #require(await replies.reply(for: key)).body
    #expect(String(decoding: body, as: UTF8.self).contains(secret))
    #expect(try files(with: secret).contains("store.sqlite-wal"))
    switch ending {
    case .signingOut: await services.authentication.signOut()
    case .anotherAccount: try await stub.signIn("bob", services)
    case .everything:
      await replies.removeAll(exceptOf: "")
      await services.authentication.signOut()
    }
    #expect(try files(with: secret) == [])
  }
}
