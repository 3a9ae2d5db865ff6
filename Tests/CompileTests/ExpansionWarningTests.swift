import TestSupport
import Testing

/// Code that the macro generates in public types of a module whose imports are internal by default.
@Suite("Warnings about code of the macro")
struct ExpansionWarningTests {
  @Test(
    "Public types of each kind compile without a diagnostic",
    .enabled(if: Thoroughness.isFull, Thoroughness.reason), arguments: [false, true])
  func isSilent(isOfMainActor: Bool) throws {
    var compiler = try SwiftCompiler(loadsMacros: true)
    compiler.upcomingFeatures = ["InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny"]
    compiler.isolation = isOfMainActor ? .mainActor : .nonisolated
    #expect(try compiler.check(texts: [Self.source]) == .clean)
  }

  private static let source = """
    public import DerivedMapping
    public import Foundation
    import JSONMapping

    @Mapped(keys: .snakeCase) public struct Film {
      public var id: Int
      @Key("released", or: "date") @By(.yearMonthDay) public var releaseDate: Date
      @Key(path: "a.b") var rating: Double = 0
      public let site: URL?
      @Inlined var credit: Credit
      @Ignored var isCached = false
    }

    @Mapped public final class Credit {
      let author: String
      @ExplicitNull let year: Int?

      init(author: String, year: Int?) { (self.author, self.year) = (author, year) }
    }

    @Mapped public enum Level: String { case low }
    @Mapped public enum Shape { case circle(radius: Double), path([Int]), empty }
    @Mapped(tag: "type") public enum Event { case text(Credit), moved(x: Int), unknown(String) }
    @Mapped(.untagged) public enum Value { case text(String), number(Int) }
    @Mapped(.decodeOnly) public struct Receipt: JSONObjectWritable {
      var total: Int

      public func writeMembers(to json: inout JSONWriter) throws(JSONError) { try json.put("total", total) }
    }

    public struct Page<Item> {
      @Mapped public struct Part {
        var items: [Item]
        public var head: Head
        var heads: [Head]?
      }

      @Mapped public enum Row { case item(Item), head(Head), both(item: Item, head: Head) }
      @Mapped public struct Head {
        var item: Item
      }
    }

    extension Page where Item: Hashable {
      @Mapped public struct Index {
        var keys: Set<Item>
      }
    }

    @Mapped(.encodeOnly) public struct Order<Item> {
      let version = 2
      var item: Item
      var part: Page<Item>.Part
    }
    """
}
