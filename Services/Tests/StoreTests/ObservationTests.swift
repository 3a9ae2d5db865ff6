import Catalog
import GRDBStore
import OfflineStore
import Testing

@Suite("Observing stored models")
struct ObservationTests {
  let movies = StoredModel.movies()

  @Test("An observation delivers the stored models, then each change", arguments: [false, true])
  func changes(inFile: Bool) async throws {
    let place = try TemporaryStore()
    let store = inFile ? try await place.open() : try await GRDBStore.inMemory(migrations: [.movies])
    try await store.save([.numbered(1)], in: movies)
    var updates = store.updates(of: movies.where(MovieColumns.year == 2011)).makeAsyncIterator()
    #expect(try await updates.next()?.map(\.id) == [1])
    // A movie of another year isn't a change, and neither is an unchanged one.
    try await store.save([.numbered(2), .numbered(1)], in: movies)
    try await store.save([.numbered(11)], in: movies)
    #expect(try await updates.next()?.map(\.id) == [1, 11])
    try await store.delete(movies.all)
    #expect(try await updates.next() == [])
  }

  @Test("A slow observer gets the newest models")
  func newest() async throws {
    let store = try await GRDBStore.inMemory(migrations: [.movies])
    let updates = store.updates(of: movies.all)
    for number in 1...20 { try await store.save([.numbered(number)], in: movies) }
    // Older values were replaced by newer ones. More may follow.
    var counts: [Int] = []
    for try await found in updates {
      counts.append(found.count)
      if found.count == 20 { break }
    }
    #expect(counts == counts.sorted())
    #expect(counts.last == 20)
  }

  @Test("Cancelling the task ends an observation")
  func cancellation() async throws {
    let store = try await GRDBStore.inMemory(migrations: [.movies])
    let updates = store.updates(of: movies.all)
    let (started, continuation) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      var count = 0
      for try await _ in updates {
        count += 1
        continuation.yield()
      }
      return count
    }
    for await _ in started { break }
    task.cancel()
    #expect(try await task.value == 1)
  }

  @Test("A failure ends an observation")
  func failure() async throws {
    let place = try TemporaryStore()
    let store = try await place.open()
    try await store.save([.numbered(1)], in: movies)
    var updates = store.updates(of: movies.all).makeAsyncIterator()
    #expect(try await updates.next()?.count == 1)
    try await store.write([
      .save([StoredRow(id: .integer(2), values: [.null, .null, .null, .null], json: [])], movies.table)
    ])
    let error = await storeError(try await updates.next())
    #expect(error?.id == .integer(2))
    #expect(try await updates.next() == nil)
  }
}
