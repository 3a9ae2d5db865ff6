/// A path from a value to one below it: keys and indices, as in `"data.users[0].name"`.
///
/// A component of digits is an index of an array and a key of an object. A leading `$` is skipped. A text
/// that isn't such a path, such as `"a..b"` and `"a[-1]"`, is one key. For keys that contain dots or brackets,
/// create the path from an array of components.
public struct JSONKeyPath: Sendable, Hashable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  /// The keys; indices in decimal digits.
  public let components: [String]

  /// Creates a path from its components.
  public init(_ components: [String]) { self.components = components }

  /// Creates a path from text such as `users[0].name`.
  public init(_ text: String) { self.init(JSONKeyPath.components(of: text) ?? [text]) }

  /// The components of a text; `nil` if it isn't a path.
  private static func components(of text: String) -> [String]? {
    var rest = text[...]
    if rest == "$" || rest.hasPrefix("$.") || rest.hasPrefix("$[") { rest.removeFirst() }
    var components: [String] = []
    if rest != text[...], rest.first == "." { rest.removeFirst() }
    while !rest.isEmpty {
      let isIndex = rest.first == "["
      if isIndex { rest.removeFirst() }
      let component = String(rest.prefix { !".[]".contains($0) })
      rest = rest.dropFirst(component.count)
      guard !component.isEmpty, !isIndex || rest.popFirst() == "]" && index(component) != nil else {
        return nil
      }
      components.append(component)
      if rest.first == "." {
        rest.removeFirst()
        guard !rest.isEmpty else { return nil }
      } else if !rest.isEmpty, rest.first != "[" {
        return nil
      }
    }
    return components
  }

  /// Creates a path from text such as `users[0].name`.
  public init(stringLiteral text: String) { self.init(text) }

  /// Creates a path from its components.
  public init(arrayLiteral components: String...) { self.init(components) }

  /// The index that a component of digits represents. `Int` alone would accept a sign too.
  @usableFromInline
  package static func index(_ component: String) -> Int? {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return component.utf8.allSatisfy { digits.contains($0) } ? Int(component) : nil
  }
}

extension JSONValue {
  /// The value at a path below this one.
  ///
  /// - Throws: `missing-key`, `index-out-of-bounds`, `unexpected-null` or `type-mismatch` at the last value
  ///   that exists on the path.
  /// - Complexity: O(*n*) in the number of members and elements before the values on the path.
  @_lifetime(copy self)
  public func value(at path: JSONKeyPath) throws(JSONError) -> JSONValue {
    try value(at: path, expecting: nil)
  }

  /// The value at a path below this one.
  ///
  /// - Parameter type: The type to be decoded from the value, if it is known.
  @_lifetime(copy self)
  package func value(at path: JSONKeyPath, expecting type: Any.Type?) throws(JSONError) -> JSONValue {
    var current = self
    for component in path.components {
      current = try current.step(component, expecting: type)
    }
    return current
  }

  /// Whether there is a value at a path below this one; a null on the path ends it.
  ///
  /// - Complexity: O(*n*) in the number of members and elements before the values on the path.
  public func hasValue(at path: JSONKeyPath) -> Bool { end(of: path) == .value }

  /// Whether a path ends early: at a missing key or element, or at a null. A value on the path that can't
  /// have such a member or element is an error instead.
  ///
  /// - Complexity: O(*n*) in the number of members and elements before the values on the path.
  package func endsEarly(along path: JSONKeyPath) -> Bool { end(of: path) == .early }

  private enum PathEnd { case value, early, misfit }

  private func end(of path: JSONKeyPath) -> PathEnd {
    var current = self
    for component in path.components {
      if let object = current.unguardedObject {
        guard let member = object[component] else { return .early }
        current = member
      } else if let array = current.unguardedArray, let index = JSONKeyPath.index(component) {
        guard let element = array[index] else { return .early }
        current = element
      } else {
        return current.isNull ? .early : .misfit
      }
    }
    return .value
  }

  @_lifetime(copy self)
  private func step(_ component: String, expecting type: Any.Type?) throws(JSONError) -> JSONValue {
    if let array = unguardedArray, let index = JSONKeyPath.index(component) {
      guard let element = array[index] else { throw error(.indexOutOfBounds(index, count: array.count)) }
      return element
    }
    guard let object = unguardedObject else { throw mismatch(expected: .object) }
    object.logPassed()
    guard let member = object[component] else { throw missing(component, expecting: type) }
    return member
  }
}
