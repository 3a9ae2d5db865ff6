/// A member whose string distinguishes kinds of objects, such as `"type": "text"`.
struct Tag: Hashable {
  /// The keys of tags, by priority.
  static let priorities: [String: Int] = Dictionary(
    uniqueKeysWithValues: [
      "type", "kind", "event", "event_type", "eventType", "action", "op", "operation", "method", "category",
      "@type", "$type", "_type", "__typename", "object",
    ].enumerated().map { ($0.element, $0.offset) })

  /// The priority of a key, the lowest first.
  static func rank(_ key: String) -> Int { priorities[key] ?? .max }

  let key: String
  let value: String
}
