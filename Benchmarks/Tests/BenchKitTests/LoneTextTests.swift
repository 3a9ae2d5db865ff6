import ApplicativeMapping
import BenchKit
import CMallocCount
import Catalog
import CatalogApplicative
import CatalogStrategies
import CatalogThrowing
import CodableMapping
import Foundation
import JSONCore
import JSONMapping
import MappingTestSupport
import Testing
import ThrowingMapping

/// Decoding a single small text allocates one block more than decoding its document: the text and its tape.
///
/// In processes of their own, because the counter includes other threads.
@Suite("Allocations of a single text", .enabled(if: malloc_count_is_available()))
struct LoneTextTests {
  @Test("Each strategy")
  func strategies() async {
    await #expect(processExitsWith: .success) {
      for strategy in CatalogStrategy.all(skills: CatalogData().catalogue) {
        try expectOneBlock("movie.json", strategy.movie, strategy.name)
        try expectOneBlock("user.json", strategy.user, strategy.name)
        try expectOneBlock("todo.json", strategy.todo, strategy.name)
      }
    }
  }

  @Test("The decoders with the options of JSONDecoder")
  func decoders() async {
    await #expect(processExitsWith: .success) {
      let bytes = try Fixture.bytes("todo.json")
      let data = Data(bytes)
      let (decoder, foundation) = (CodableDecoder(), FoundationDecoder())
      let limit = try blocks(of: bytes) { _ = try decoder.decode(Todo.self, from: $0) } + 1
      let found = try blocks { _ = try decoder.decode(Todo.self, from: data) }
      #expect(found <= limit)
      let foundByFoundation = try blocks { _ = try foundation.decode(Todo.self, from: data) }
      #expect(foundByFoundation <= limit)
    }
  }

  @Test("The functions of Argo and of Decodable")
  func functions() async {
    await #expect(processExitsWith: .success) {
      let bytes = try Fixture.bytes("todo.json")
      let data = Data(bytes)
      let limit = try blocks(of: bytes) { _ = try ThrowingMapper<Todo>().decode($0) } + 1
      let argo = try blocks { _ = try #require(ApplicativeMapping.decode(data) as Todo?) }
      #expect(argo <= limit)
      let decodable = try blocks { _ = try Todo.decode(parsing: bytes) }
      #expect(decodable <= limit)
    }
  }
}

private func expectOneBlock(_ fixture: String, _ mapping: some Decoding, _ name: String) throws {
  let bytes = try Fixture.bytes(fixture)
  let limit = try blocks(of: bytes) { _ = try mapping.decode($0) } + 1
  let found = try blocks { _ = try mapping.decode(bytes) }
  #expect(found <= limit, "\(name), \(fixture)")
}

/// The allocations of decoding a document.
private func blocks(of bytes: [UInt8], _ decode: (JSONCore.Document) throws -> Void) throws -> Int {
  let document = try JSONCore.Document(parsing: bytes)
  return try blocks { try decode(document) }
}

/// The least allocations of several calls: the first ones allocate lasting buffers.
private func blocks(_ work: () throws -> Void) throws -> Int {
  let counter = try #require(MallocCounter.counter)
  return try #require((0..<20).map { _ in try counter.count(work).blocks }.min())
}
