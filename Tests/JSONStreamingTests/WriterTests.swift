import Foundation
import JSONMapping
import JSONStreaming
import ManualMapping
import Testing

@Suite("Encoding streams")
struct WriterTests {
  private static let films = [
    Film(title: "Été\n😀", rating: 7.5), Film(title: "\"[{0}]\"", rating: 0), Film(title: "", rating: -1e300),
  ]

  static let layouts = [
    JSONWriteOptions(), JSONWriteOptions(pretty: true), JSONWriteOptions(pretty: true, sortedKeys: true),
    JSONWriteOptions(escapesSlashes: true),
    JSONWriteOptions(pretty: true, spaceBeforeColon: true, breaksEmptyContainers: true),
  ]

  @Test(
    "Elements written one by one give the document of the whole array, in every layout", arguments: layouts,
    ["", "films", "0.data.f0"])
  func elements(options: JSONWriteOptions, path: String) async throws {
    let mapper = ManualMapper<Film>(writing: options)
    let path: JSONKeyPath = path == "0.data.f0" ? ["a/0", "data", "f0"] : JSONKeyPath(path)
    for count in 0...Self.films.count {
      let films = Array(Self.films.prefix(count))
      let sink = MemorySink()
      try await mapper.writeElements(films, at: path, to: sink)
      #expect(sink.bytes == (try mapper.array.at(path).encode(films)))
      #expect(outcome(of: sink.bytes, mapper, .elements(at: path), .size(3)) == StreamOutcome(models: films))
    }
  }

  @Test("Lines are compact, one for each value", arguments: layouts)
  func lines(options: JSONWriteOptions) async throws {
    let mapper = ManualMapper<Film>(writing: options)
    let sink = MemorySink()
    try await mapper.writeLines(Self.films, to: sink)
    #expect(sink.bytes.count { $0 == 0x0A } == Self.films.count && sink.bytes.last == 0x0A)
    #expect(outcome(of: sink.bytes, mapper, .lines, .size(3)) == StreamOutcome(models: Self.films))
  }

  @Test("A strategy for keys converts those of the path, in both directions")
  func keyStrategy() async throws {
    let mapper = ManualMapper<Film>(keys: .snakeCase)
    let sink = MemorySink()
    try await mapper.writeElements(Self.films, at: "topFilms", to: sink)
    #expect(sink.bytes.starts(with: Array(#"{"top_films":[{"title""#.utf8)))
    #expect(outcome(of: sink.bytes, mapper, .elements(at: "topFilms"), .size(9)).models == Self.films)
  }

  @Test("A file is written, replaced and appended to")
  func file() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "films-\(UUID().uuidString).jsonl").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let mapper = ManualMapper<Film>()
    let many = (0..<5000).map { Film(title: "film \($0)", rating: Double($0)) }
    func read() async throws -> [Film] {
      var films: [Film] = []
      for try await film in mapper.lines(of: FileChunks(path)) { films.append(film) }
      return films
    }
    try await mapper.writeLines(many, to: FileSink(path))
    #expect(try await read() == many)
    try await mapper.writeLines(Self.films, to: FileSink(path, .appending))
    #expect(try await read() == many + Self.films)
    try await mapper.writeLines(Self.films, to: FileSink(path))
    #expect(try await read() == Self.films)
  }

  @Test("An empty stream replaces a file's content, creates a missing file, and appends nothing")
  func emptyFile() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "films-\(UUID().uuidString).jsonl").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let mapper = ManualMapper<Film>()
    func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
    try await mapper.writeLines([], to: FileSink(path, .appending))
    #expect(try text() == "")
    try await mapper.writeLines([Self.films[2]], to: FileSink(path))
    let line = try text()
    #expect(line.hasSuffix("}\n"))
    try await mapper.writeLines([], to: FileSink(path, .appending))
    #expect(try text() == line)
    try await mapper.writeLines([], to: FileSink(path))
    #expect(try text() == "")
    try await mapper.writeElements([], to: FileSink(path))
    #expect(try text() == "[]")
  }

  @Test("An empty file that can't be created is the sink's error")
  func emptyFileInNoFolder() async throws {
    let error = await #expect(throws: StreamWriteError.self) {
      try await ManualMapper<Film>().writeLines([], to: FileSink("/nowhere/films.jsonl"))
    }
    #expect(
      error?.description
        == "the sink of the stream failed: can't open /nowhere/films.jsonl: No such file or directory")
  }

  @Test("A full disk is the sink's error", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDisk() async throws {
    let error = await #expect(throws: StreamWriteError.self) {
      try await ManualMapper<Film>().writeLines(Self.films, to: FileSink("/dev/full"))
    }
    #expect(
      error?.description == "the sink of the stream failed: can't write /dev/full: No space left on device")
  }

  @Test("The error of a value that can't be encoded has its path in the stream")
  func encodingError() async throws {
    let films = [Film(title: "A", rating: 1), Film(title: "B", rating: .infinity)]
    var descriptions: [String] = []
    for form in [StreamForm.elements(at: "data.films"), .lines] {
      var writer = StreamWriter(ManualMapper<Film>(), form, to: MemorySink())
      try await writer.write(films[0])
      do throws(StreamWriteError) { try await writer.write(films[1]) } catch {
        descriptions.append(error.description)
      }
    }
    #expect(
      descriptions == [
        "$.data.films[1].rating: inf can't be written as a JSON number [non-finite-number]",
        "$.rating: inf can't be written as a JSON number [non-finite-number]",
      ])
  }

  @Test("A stream at a path with indices can't be encoded")
  func indices() async throws {
    let error = await #expect(throws: StreamWriteError.self) {
      try await ManualMapper<Film>().writeElements(Self.films, at: "data[0]", to: MemorySink())
    }
    #expect(error?.description == "$.data: the index 0 of a path can't be written [custom]")
  }

  @Test("A cancelled task writes nothing more")
  func cancelled() async throws {
    let (byteCount, isCancelled) = await Task { () async -> (Int, Bool) in
      let sink = MemorySink()
      var writer = StreamWriter(ManualMapper<Film>(), .lines, to: sink)
      withUnsafeCurrentTask { $0?.cancel() }
      do throws(StreamWriteError) {
        // Enough for the sink to get some.
        for _ in 0..<5000 { try await writer.write(Self.films[0]) }
      } catch { if case .cancelled = error { return (sink.bytes.count, true) } }
      return (sink.bytes.count, false)
    }.value
    #expect(isCancelled && byteCount == 0)
  }
}
