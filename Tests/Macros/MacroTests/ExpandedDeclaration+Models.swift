extension ExpandedDeclaration {
  /// Structs and classes.
  static let models: [ExpandedDeclaration] = [
    .init(
      "Movie", "A struct is decoded in one pass and from a document, and encoded",
      #"""
      @Mapped(keys: .snakeCase)
      struct Movie {
        let movieID: Int
        @Key("released", or: "year") @By(.yearMonthDay) var released: Date?
        var rating: Double = 2.5
        @Default("en", evenIfWrong: true) var language: String
        @ExplicitNull @By(.base64) var poster: Data?
        @Ignored var isCached = false
      }
      """#),
    .init(
      "Picture", "Paths share objects; a model with paths or inlined parts is decoded from a document",
      #"""
      @Mapped
      struct Picture {
        @Key(path: "image.size.width") var width: Int
        @Key(path: "image.alt") var alt: String?
        @Key(path: "image.size.height") var height: Int
        @Key(path: "dates.taken") @By(.seconds) @Default(.distantPast, evenIfWrong: true) var taken: Date
        @Key(path: "links.next") @By(.url) var next: URL?
        @Inlined var credit: Credit
      }
      """#),
    .init(
      "Options", "A default with operators is one operand, and a text keeps its empty lines",
      #"""
      @Mapped
      struct Options {
        var isOn: Bool = isQuiet || isLoud
        var level = -1
        var size: Int = isBig ? 2 : 1
        var text = """
          a

          b
          """
      }
      """#),
    .init(
      "Keyed",
      "A model with a key that needs escapes is decoded from a document; all keys of a required path are required",
      #"""
      @available(macOS 15, *)
      enum Outer<Value> {
        @Mapped
        @available(*, deprecated)
        struct Keyed {
          @Key("a\\b") var value: Value
          @Key(path: "count.seen") @ExplicitNull var seen: Int?
          @Key(path: "count.day") @By(field) var day: Day
        }
      }
      """#),
    .init(
      "Tree", "A model is decoded in one pass if the models in it are",
      #"""
      @Mapped
      struct Tree<Value> {
        var children: [Tree]
        var leaves: [String: [Leaf<Value>?]]
        var names: Set<Swift.String>?
        var last: Leaf<Value>
        var value: Value
      }
      """#),
    .init(
      "ID", "A raw-representable struct has conformances alone",
      #"""
      @Mapped
      struct ID<Value: Sendable>: Hashable, RawRepresentable {
        let rawValue: Value
      }
      """#),
    .init(
      "Reply", "A type that is only decoded has the functions and the conformances for that",
      #"""
      @Mapped(.decodeOnly)
      struct Reply<Value> {
        var value: Value
      }
      """#),
    .init(
      "Order", "A type that is only encoded has the function and the conformances for that",
      #"""
      @Mapped(.encodeOnly, keys: .snakeCase)
      public class Order {
        public let orderID: Int
        let version = 2
        @By(.yearMonthDay) weak var due: Day?
        @Inlined unowned let part: Part
        @Ignored var secret: Int
        init() { (orderID, secret) = (1, 2) }
      }
      """#),
    .init(
      "Page", "A generic type is mapped under conditions on the parameters that its members use",
      #"""
      @Mapped
      public struct Page<Item, Tag: DerivedMappable, Unused, Part> {
        public var items: [Item]
        public var tag: Tag
        @Inlined public var part: Part
      }
      """#),
    .init(
      "Named", "Properties may have keywords and the names of parameters as names",
      #"""
      @Mapped
      package final class Named {
        var `class`: Int
        let cursor: [Int?]
        var json: Int?

        init(`class`: Int, cursor: [Int?], json: Int?, isNew: Bool = true) {}
      }
      """#),
    .init(
      "Empty", "A type without properties skips all members",
      #"""
      @Mapped
      struct Empty {
        static let shared = Empty()
        var computed: Int { 1 }
        lazy var later = 1
      }
      """#),
    .init(
      "Inner", "The extension of a nested type has its full name",
      #"""
      enum Outer {
        @Mapped
        fileprivate struct Inner {
          var id = 1, name: String
        }
      }
      """#),
  ]
}
