internal import JSONCore

/// A value that is being encoded, independent of the order in which encoders and containers are used.
final class TreeNode {
  enum Content {
    case nothing
    /// The text of a scalar.
    case scalar(String)
    case object(keys: [String], members: [String: TreeNode])
    case array([TreeNode])
  }

  private(set) var content: Content
  /// Whether the encode of this value is over. Retained encoders then have no effect.
  private var isSealed = false

  init(_ content: Content = .nothing) { self.content = content }

  var isNothing: Bool {
    if case .nothing = content { return true }
    return false
  }

  var count: Int {
    if case .array(let elements) = content { return elements.count }
    return 0
  }

  /// Makes this a scalar, or the empty object or array unless it already is one; false if it has other
  /// content.
  @discardableResult
  func become(_ container: Content) -> Bool {
    switch (content, container) {
    case (.object, .object), (.array, .array): return true
    case (.nothing, _):
      if !isSealed { content = container }
      return true
    default: return false
    }
  }

  /// Takes the content of another node; the empty object if there is none.
  func take(_ other: TreeNode) {
    guard !isSealed else { return }
    content = other.isNothing ? .object(keys: [], members: [:]) : other.content
  }

  /// Sets a member. Of repeated keys the last value counts, at the position of the first.
  func set(_ key: String, _ value: TreeNode) {
    guard !isSealed, case .object(var keys, var members) = content else { return }
    content = .nothing
    if members.updateValue(value, forKey: key) == nil { keys.append(key) }
    content = .object(keys: keys, members: members)
  }

  func member(_ key: String) -> TreeNode? {
    guard case .object(_, let members) = content else { return nil }
    return members[key]
  }

  func append(_ element: TreeNode) {
    guard !isSealed, case .array(var elements) = content else { return }
    content = .nothing
    elements.append(element)
    content = .array(elements)
  }

  /// Makes this value and those nested in it immutable.
  func seal() {
    guard !isSealed else { return }
    isSealed = true
    switch content {
    case .nothing, .scalar: break
    case .object(_, let members): for member in members.values { member.seal() }
    case .array(let elements): for element in elements { element.seal() }
    }
  }

  func write(to writer: inout JSONWriter) throws(JSONError) {
    switch content {
    case .nothing:
      try writer.beginObject()
      writer.endObject()
    case .scalar(let text): try writer.write(raw: text)
    case .object(let keys, let members):
      try writer.beginObject()
      for key in keys {
        guard let member = members[key] else { continue }
        writer.key(key)
        try member.write(to: &writer)
      }
      writer.endObject()
    case .array(let elements):
      try writer.beginArray()
      for element in elements { try element.write(to: &writer) }
      writer.endArray()
    }
  }
}
