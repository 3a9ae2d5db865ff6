import Foundation
import JSONMapping
import JSONStreaming
import ManualMapping
import MappingTestSupport
import Synchronization
import Testing

/// A source that counts requests, and may fail or wait.
struct ScriptedChunks: AsyncSequence, Sendable {
  typealias Element = [UInt8]

  enum Step: Sendable {
    case bytes(String)
    case failure
    /// Waits until the task is cancelled.
    case wait
  }

  struct Failed: Error, Equatable {}

  final class Count: Sendable { let value = Mutex(0) }

  var steps: [Step]
  let count = Count()

  func makeAsyncIterator() -> Iterator { Iterator(steps: steps[...], count: count) }

  struct Iterator: AsyncIteratorProtocol {
    var steps: ArraySlice<Step>
    let count: Count

    mutating func next() async throws -> [UInt8]? {
      count.value.withLock { $0 += 1 }
      switch steps.popFirst() {
      case .bytes(let text): return Array(text.utf8)
      case .failure: throw Failed()
      case .wait:
        try await Task.sleep(for: .seconds(3600))
        return nil
      case nil: return nil
      }
    }
  }
}

@Suite("Sources of streams")
struct SourceTests {
  private func values(_ steps: [ScriptedChunks.Step]) -> StreamedValues<OwnedJSON, ScriptedChunks> {
    AnyJSONMapper().elements(of: ScriptedChunks(steps: steps))
  }

  @Test("A file is read in blocks of any size", arguments: [1, 7, 4096, 1 << 20])
  func file(blockSize: Int) async throws {
    let file = FileChunks(
      PackageFolder.root.appending(path: "Fixtures/movies.json").path, blockSize: blockSize)
    let whole = try AnyJSONMapper().array.decode(Fixture.bytes("movies.json"))
    var models: [OwnedJSON] = []
    for try await model in AnyJSONMapper().elements(of: file) { models.append(model) }
    #expect(models == whole && !whole.isEmpty)
  }

  @Test("A missing file is the source's error")
  func missingFile() async throws {
    let error = await #expect(throws: StreamReadError.self) {
      for try await _ in AnyJSONMapper().lines(of: FileChunks("/nowhere/movies.jsonl")) {}
    }
    guard case .source(let cause) = error else { throw JSONError(.custom("\(String(describing: error))")) }
    #expect(cause as? FileError == FileError(.open, path: "/nowhere/movies.jsonl", code: 2))
    #expect(
      error?.description
        == "the source of the stream failed: can't open /nowhere/movies.jsonl: No such file or directory")
  }

  @Test("A source that fails delivers the values before, then its error, then nothing")
  func failingSource() async throws {
    var iterator = values([.bytes("[1,2"), .bytes(",3"), .failure, .bytes("]")]).makeAsyncIterator()
    #expect(try await iterator.next(isolation: #isolation) == number(1))
    #expect(try await iterator.next(isolation: #isolation) == number(2))
    var cause: (any Error)?
    do throws(StreamReadError) { _ = try await iterator.next(isolation: #isolation) } catch {
      if case .source(let error) = error { cause = error }
    }
    #expect(cause is ScriptedChunks.Failed)
    #expect(try await iterator.next(isolation: #isolation) == nil)
  }

  @Test("An error of decoding is typed, and ends the sequence")
  func typedError() async throws {
    var count = 0
    do throws(StreamReadError) {
      for try await _ in values([.bytes("[1,"), .bytes("x]"), .bytes("[")]) { count += 1 }
      Issue.record("no error")
    } catch {
      guard case .decoding(let error) = error else { throw error }
      #expect(error.issue.code == .invalidLiteral)
      #expect(
        error.description
          == "$[1]: unknown literal \"x\", expected true, false or null (line 1, column 4) [invalid-literal]")
    }
    #expect(count == 1)
  }

  @Test("A chunk is requested once the values of the last one are consumed")
  func backPressure() async throws {
    let source = ScriptedChunks(steps: [.bytes("[1,2,3,"), .bytes("4,5]")])
    var iterator = AnyJSONMapper().elements(of: source).makeAsyncIterator()
    for _ in 1...3 {
      _ = try await iterator.next(isolation: #isolation)
      #expect(source.count.value.withLock { $0 } == 1)
    }
    _ = try await iterator.next(isolation: #isolation)
    #expect(source.count.value.withLock { $0 } == 2)
  }

  @Test("A cancelled task gets no more values")
  func cancelledBetweenValues() async throws {
    let task = Task { () async -> (Int, Bool) in
      var count = 0
      do throws(StreamReadError) {
        for try await _ in values([.bytes("[1,2,3,4,5"), .bytes(",6]")]) {
          count += 1
          if count == 2 { withUnsafeCurrentTask { $0?.cancel() } }
        }
      } catch { if case .cancelled = error { return (count, true) } }
      return (count, false)
    }
    let (count, isCancelled) = await task.value
    #expect(count == 2 && isCancelled)
  }

  @Test("A task that waits for the source is cancelled at once")
  func cancelledWhileWaiting() async throws {
    let source = ScriptedChunks(steps: [.bytes("[1"), .wait])
    let task = Task { () async -> Bool in
      do throws(StreamReadError) {
        for try await _ in AnyJSONMapper().elements(of: source) {}
      } catch {
        if case .cancelled = error { return true }
      }
      return false
    }
    while source.count.value.withLock({ $0 }) < 2 { await Task.yield() }
    task.cancel()
    #expect(await task.value)
  }

  @MainActor
  @Test("Values are decoded on the main actor, also of models that aren't sendable")
  func mainActor() async throws {
    final class Box { var values: [OwnedJSON] = [] }
    let box = Box()
    let file = FileChunks(PackageFolder.root.appending(path: "Fixtures/movies.json").path, blockSize: 512)
    for try await value in AnyJSONMapper().elements(of: file) {
      MainActor.assertIsolated()
      box.values.append(value)
    }
    #expect(box.values.count == (try AnyJSONMapper().array.decode(Fixture.bytes("movies.json"))).count)
  }

  @Test("The mapper is of any strategy, and the sequence can be sent to another task")
  func existential() async throws {
    let mapper: any Decoding<Film> = ManualMapper<Film>()
    let films = mapper.lines(of: ByteChunks(Array("{\"title\":\"A\",\"rating\":1}".utf8)))
    let titles = await Task { () async -> [String] in
      var titles: [String] = []
      do { for try await film in films { titles.append(film.title) } } catch {}
      return titles
    }.value
    #expect(titles == ["A"])
  }

  @Test("A path with a NUL is refused, and no file is created", arguments: 0...3)
  func paths(place: Int) async throws {
    var name = "abc"
    name.insert("\u{0}", at: name.index(name.startIndex, offsetBy: place))
    let folder = URL.temporaryDirectory.appending(path: "SourceTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path + "/" + name
    let expected = FileError(.open, path: path, code: 22)
    do throws(StreamReadError) {
      for try await _ in AnyJSONMapper().lines(of: FileChunks(path)) {}
      Issue.record("read")
    } catch {
      guard case .source(let cause) = error else { throw error }
      #expect(cause as? FileError == expected)
    }
    for mode in [FileSink.Mode.replacing, .appending] {
      await #expect(throws: expected) { try await FileSink(path, mode).write([1]) }
      await #expect(throws: expected) { try await FileSink(path, mode).finish() }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }
}
