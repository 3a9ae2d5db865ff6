import APIClient
import Catalog
import CatalogServices
import CatalogStrategies
import CodableMapping
import Foundation
import GRDBStore
import JSONStreaming
import OfflineStore

extension WalkedProgram {
  private static var otherStoreTypes: [Any] {
    [
      ColumnType.text, ColumnDescription(name: "password", type: .text), ListSaving.adding,
      StoreExpression.Comparison.equal,
      StoreOrderTerm(column: "password", isDescending: true),
      OfflineResource<Int>.Stored(value: 1, date: nil),
    ]
  }

  /// A value of each type of the store. The model has a secret, which is also a column.
  func storeSamples() async throws -> [Any] {
    let accounts = Self.accounts
    let memory = try await accountStore()
    let password = StoredColumn("password") { (account: Account) in account.password }
    let query = accounts.where(password == secrets.password && !password.hasPrefix(secrets.password))
      .sorted(by: .ascending(password))
    let rows = try await memory.rows(accounts.all.selection)
    let row = try accounts.row(of: Account(name: "ada", password: secrets.password))
    let key = ReplyKey(account: "ada", request: "GET https://example.com/?token=\(secrets.query)")
    let field = StoredHeaderField(name: "Set-Cookie", value: secrets.cookie)
    let reply = StoredReply(status: 200, headerFields: [field], body: Array(secrets.body.utf8), date: Date())
    try await memory.save(reply, for: key)
    let resource = OfflineResource.model("ada", of: accounts, in: memory)
    let (client, endpoint) = (client, endpoint("todo").map { Account(name: $0.title, password: "") })
    let offline = Offline(resource) { () async throws(ClientError) in try await client.send(endpoint) }
    let values = memory.updates(of: accounts.all)
    var value = values.makeAsyncIterator()
    _ = try await value.next()
    let observation = memory.observe(query.selection) { _ in }
    defer { observation.cancel() }
    let step = StoreMigrationStep.define(accounts)
    return Self.otherStoreTypes + [
      memory, store, accounts, accounts.table, password, query, query.selection,
      query.selection.condition as Any,
      StoreExpression.oneOf(column: "password", [.text(secrets.password)]), password == secrets.password,
      StoreOrder.ascending(password), rows, row, key, field, reply,
      try await memory.reply(for: key) as Any,
      resource, offline, values, value, observation, step, StoreMigration("1", step),
      try storeError(row), OfflineValue(rows, from: .store(age: .zero), storeError: try storeError(row)),
    ]
  }

  /// The error about a row whose other members contain a secret.
  private func storeError(_ row: StoredRow) throws -> StoreError {
    let numbers = StoredModel(
      "numbers", id: StoredColumn("id") { (number: Int) in number }, mapping: CodableMapper())
    var rows = StoredRows()
    rows.append(id: .integer(1), json: row.json)
    do throws(StoreError) {
      _ = try rows.models(as: numbers)
      return StoreError(.corrupt, detail: secrets.password)
    } catch { return error }
  }

  /// A value of each type of the streams. Their bytes contain a secret.
  func streamSamples() async throws -> [Any] {
    let mapper = CodableMapper<Account>()
    let account = Account(name: "ada", password: secrets.body)
    let text = try mapper.array.encode([account, account])
    let file = folder.appending(path: "credential.json").path
    let report = LossReport()
    let streamed = mapper.elements(of: ByteChunks(text, size: 7)).lossy(report)
    var element = streamed.makeAsyncIterator()
    _ = try await element.next()
    var buffered = mapper.elements(in: text)
    _ = try buffered.next()
    let decoder = StreamDecoder(mapper, .elements(at: []))
    decoder.append(text.dropLast())
    _ = try decoder.next()
    let partial = mapper.array.partial()
    try partial.append(text.dropLast())
    _ = try partial.value()
    let sink = MemorySink()
    try await mapper.writeElements([account], to: sink)
    var chunk = ByteChunks(text, size: 7).makeAsyncIterator()
    _ = await chunk.next()
    var block = FileChunks(file, blockSize: 7).makeAsyncIterator()
    _ = try await block.next()
    // Writes to /dev/null, because the program's files may not contain the secret.
    let fileSink = FileSink("/dev/null")
    try await fileSink.write(text)
    var lossy = CodableMapper<[Int]>().elements(of: ByteChunks(text)).lossy(report).makeAsyncIterator()
    while try await lossy.next() != nil {}
    let failed = await readError(text)
    return [
      streamed, element, buffered, decoder, partial, sink, ByteChunks(text, size: 7), chunk, FileChunks(file),
      block, fileSink, FileSink.Mode.appending, report, report.dropped, failed, StreamOptions(),
      StreamWriteError.sink(failed), FileError(.open, path: file, code: 2), FileError.Operation.read,
    ]
  }

  private func readError(_ text: [UInt8]) async -> StreamReadError {
    do throws(StreamReadError) {
      for try await _ in CodableMapper<[Int]>().elements(of: ByteChunks(text)) {}
      return .cancelled
    } catch { return error }
  }

  /// The services, after signing in and sending requests.
  func serviceSamples() async -> [Any] {
    let mapping = CatalogStrategy.all(skills: SkillCatalogue([]))[0]
    let owner = RowOwner(client.environment, account: "ada")
    let session = Session(account: "ada", token: secrets.token, refreshToken: secrets.refreshToken)
    let data = AccountData(
      of: client.environment, in: store, replies: StoredReplyCache(store), strategy: mapping)
    return [
      services, services.authentication, services.authentication.authenticator, services.users,
      services.movies, services.todos, services.repositories, session, owner, data,
      CatalogTables(mapping, owner: owner),
      RemoteMovieService(client, strategy: mapping),
      Repository(id: 1, name: "n", fullName: "f", summary: nil, stars: 0),
    ]
  }
}
