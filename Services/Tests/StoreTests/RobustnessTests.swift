import Catalog
import Foundation
import GRDB
import GRDBStore
import ManualMapping
import OfflineStore
import Testing

@Suite("Processes that die, full disks, and files that aren't stores")
struct RobustnessTests {
  let movies = StoredModel.movies()

  @Test("A process that is killed during a save leaves the store unchanged", arguments: [1, 250, 499])
  func killedWhileSaving(row: Int) async throws {
    let place = try TemporaryStore()
    let store = try await place.open()
    try await store.save(hundredMovies, in: movies)
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = place.path as String, row = row as Int] in
      let store = try await GRDBStore.open(at: path, migrations: [.movies])
      let movies = StoredModel.movies()
      let half: [StoreChange] = [
        .delete(movies.all), try .save((1...row).map { .numbered($0, name: "new") }, in: movies),
      ]
      try await store.database.write { (database) in
        for change in half { try database.make(change) }
        kill(getpid(), SIGKILL)
      }
    }
    let again = try await place.open()
    #expect(try await again.models(movies.all) == hundredMovies)
    #expect(try place.values("PRAGMA integrity_check") == ["ok"])
  }

  @Test("A process that is killed at any moment leaves complete transactions", arguments: 1...5)
  func killedAtAnyMoment(turn: Int) async throws {
    let place = try TemporaryStore()
    _ = try await place.open()
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = place.path as String, turn = turn as Int] in
      let store = try await GRDBStore.open(at: path, migrations: [.movies])
      let movies = StoredModel.movies()
      Thread.detachNewThread {
        usleep(UInt32(turn) * 37_000)
        kill(getpid(), SIGKILL)
      }
      for name in 0... {
        try await store.replace(movies.all, with: (1...200).map { .numbered($0, name: "\(name)") })
      }
    }
    let found = try await place.open().models(movies.all)
    #expect([0, 200].contains(found.count))
    #expect(Set(found.map(\.name)).count <= 1)
    #expect(try place.values("PRAGMA integrity_check") == ["ok"])
  }

  @Test("On a full disk nothing is saved, and nothing is lost")
  func fullDisk() async throws {
    let place = try TemporaryStore()
    let store = try await place.open(maximumSize: 200_000)
    try await store.save(hundredMovies, in: movies)
    let error = await storeError(
      try await store.replace(movies.all, with: (1...5000).map { .numbered($0, name: "new") }))
    #expect(error?.kind == .full)
    #expect(error?.description.hasSuffix(" of movies): database or disk is full (SQLite 13)") == true)
    #expect(try await store.models(movies.all) == hundredMovies)
    try await store.save([.numbered(101)], in: movies)
    #expect(try await place.open().count(movies.all) == 101)
  }

  @Test("A read-only store can be read, and refuses changes")
  func readOnly() async throws {
    let place = try TemporaryStore()
    try await place.open().save(hundredMovies, in: movies)
    let store = try await place.open(readOnly: true)
    let error = await storeError(try await store.delete(movies.all))
    #expect(
      error?.description == "the store is read-only: attempt to write a readonly database (SQLite 8)")
    #expect(try await store.models(movies.all) == hundredMovies)
  }

  @Test("A file that isn't a store is reported and left unchanged")
  func corruptFiles() async throws {
    let place = try TemporaryStore()
    let text = Data(String(repeating: "no database ", count: 1000).utf8)
    try text.write(to: URL(filePath: place.path))
    let error = await storeError(try await place.open())
    #expect(error?.description == "not a valid store file: file is not a database (SQLite 26)")
    #expect(try Data(contentsOf: URL(filePath: place.path)) == text)
  }

  @Test("Reading overwritten pages throws an error")
  func corruptPages() async throws {
    let place = try TemporaryStore()
    try await place.open().save((1...2000).map { .numbered($0) }, in: movies)
    try place.tamper("PRAGMA user_version = 1")
    let file = try FileHandle(forUpdating: URL(filePath: place.path))
    for page in 20..<60 {
      try file.seek(toOffset: UInt64(page * 4096))
      try file.write(contentsOf: Data(repeating: 0xFF, count: 4096))
    }
    try file.close()
    let store = try await place.open()
    let error = await storeError(try await store.models(movies.all))
    #expect(error?.kind == .corrupt)
  }

  @Test("Saving waits for another process up to the timeout")
  func busy() async throws {
    let place = try TemporaryStore()
    let store = try await place.open()
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: place.path, configuration: configuration)
    try await other.writeWithoutTransaction { try $0.beginTransaction(.immediate) }
    #expect(try await store.count(movies.all) == 0)
    let error = await storeError(try await store.save(hundredMovies, in: movies))
    #expect(error?.description == "the store is busy: database is locked (SQLite 5)")
    try await other.writeWithoutTransaction { try $0.rollback() }
    try await store.save(hundredMovies, in: movies)
  }

  @Test("Only the owner can access the files of a store")
  func permissions() async throws {
    let place = try TemporaryStore()
    let store = try await place.open()
    try await store.save(hundredMovies, in: movies)
    let names = try FileManager.default.contentsOfDirectory(atPath: place.folder.path).sorted()
    #expect(names == ["store.sqlite", "store.sqlite-shm", "store.sqlite-wal"])
    for name in names {
      let file = place.folder.appending(path: name).path
      let permissions = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions]
      #expect((permissions as? NSNumber)?.intValue == 0o600, "\(name)")
    }
  }

  @Test("Readers see complete transactions during writes")
  func concurrentReadersAndWriters() async throws {
    let place = try TemporaryStore()
    let store = try await place.open()
    let movies = movies
    try await store.save((1...50).map { .numbered($0, name: "0") }, in: movies)
    try await withThrowingTaskGroup(of: Void.self) { (group) in
      for writer in 1...3 {
        group.addTask {
          for turn in 1...10 {
            try await store.save((1...50).map { .numbered($0, name: "\(writer).\(turn)") }, in: movies)
          }
        }
      }
      for _ in 1...4 {
        group.addTask {
          for _ in 1...20 {
            let found = try await store.models(movies.all)
            #expect(found.count == 50)
            #expect(Set(found.map(\.name)).count == 1)
          }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test("In a cancelled task, the error is `cancelled`")
  func cancellation() async throws {
    let store = try await GRDBStore.inMemory(migrations: [.movies])
    let movies = movies
    let task = Task { () async -> StoreError? in
      withUnsafeCurrentTask { $0?.cancel() }
      return await storeError(try await store.save(hundredMovies, in: movies))
    }
    #expect(await task.value?.kind == .cancelled)
    #expect(try await store.count(movies.all) == 0)
  }
}
