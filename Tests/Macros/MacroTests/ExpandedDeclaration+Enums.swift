extension ExpandedDeclaration {
  /// Enums.
  static let enums: [ExpandedDeclaration] = [
    .init(
      "Message", "A tag is a member of the payload",
      #"""
      @Mapped(tag: "type")
      enum Message<Content> {
        case text(Content)
        case moved(x: Int, class: String?)
        case typing
        case unknown(String)
      }
      """#),
    .init(
      "Event", "A tag is a member next to the payload",
      #"""
      @Mapped(keys: .snakeCase, tag: "type", content: "value")
      enum Event {
        case text(Text)
        case hasMoved(toX: Int, writer: Int)
        case typing
      }
      """#),
    .init(
      "Either", "Without a tag the cases are tried in their order",
      #"""
      @Mapped(.untagged)
      enum Either {
        case number(Int)
        case size(width: Int, height: Int)
      }
      """#),
    .init(
      "Level", "An enum with raw values has conformances alone",
      #"""
      @Mapped
      enum Level: String, Sendable {
        case low, high
      }
      """#),
    .init(
      "Kind", "An enum without payloads is the name of its case, and is decoded in one pass",
      #"""
      @Mapped(keys: .kebabCase)
      public enum Kind {
        case veryLow
        @Key("max", or: "high") case `default`
        case unknown(String)
      }
      """#),
    .init(
      "Shape", "The name of a case is the key around its payload",
      #"""
      @Mapped
      enum Shape<Point> {
        case circle(center: Point, radius: Double = 1)
        case path([Point])
        case empty
      }
      """#),
  ]
}
