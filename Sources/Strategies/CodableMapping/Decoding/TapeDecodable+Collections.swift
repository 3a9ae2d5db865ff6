internal import Foundation
internal import JSONCore
internal import JSONMapping

extension Optional: TapeDecodable where Wrapped: Decodable {
  static func read(at value: DocumentPosition, depth: Int, in session: DecodingSession) throws -> Wrapped? {
    guard !session[value].isNull else { return nil }
    if Wrapped.self == Date.self {
      return try session.decodeWhole(Wrapped.self, at: value, depth: depth)
    }
    return try session.decode(Wrapped.self, at: value, depth: depth)
  }
}

extension Array: TapeDecodable where Element: Decodable {
  static func read(at value: DocumentPosition, depth: Int, in session: DecodingSession) throws -> [Element] {
    let json = session[value]
    try session.checkArray(json, depth: depth)
    if session.isCollecting { return try session.collectElements(of: json, depth: depth) }
    if let plain = plainElements(of: json, in: session) { return plain }
    let handler = session.handler(for: Element.self)
    var next = json.firstChild
    var nextIndex: Int32 = 0
    return try Array(count: json.childCount) {
      let (element, index) = (next, nextIndex)
      next = session[element].nextElement
      nextIndex += 1
      session.setFrame(depth + 1, element, in: value, index: index)
      return try session.decode(Element.self, by: handler, at: element, depth: depth + 1)
    }
  }

  /// The elements if they are of one of the most frequent types, read by specialized code; `nil` for other
  /// types and for invalid elements, which the general implementation then reports.
  static func plainElements(of json: JSONValue, in session: DecodingSession) -> [Element]? {
    if json.isCollecting { return nil }
    if Element.self == Int.self { return recast(elements: try? [Int].read(json)) }
    if Element.self == String.self { return recast(elements: try? [String].read(json)) }
    if Element.self == Double.self {
      let elements = try? [Double].read(json)
      // The general implementation detects zeros that are the result of an underflow.
      if session.options.rejectsUnderflow, let elements, elements.contains(0) { return nil }
      return recast(elements: elements)
    }
    // The positions of GeoJSON: an array of a few coordinates each.
    if Element.self == [Double].self {
      let elements = try? [[Double]].read(json)
      if session.options.rejectsUnderflow, let elements, elements.contains(where: { $0.contains(0) }) {
        return nil
      }
      return recast(elements: elements)
    }
    return nil
  }

  // `@inline(__always)`, as the function that it calls.
  @inline(__always)
  private static func recast<Source>(elements: [Source]?) -> [Element]? {
    CodableMapping.recast(elements, as: [Element]?.self, areSame: Source.self == Element.self)
  }
}

extension Set: TapeDecodable where Element: Decodable {
  static func read(at value: DocumentPosition, depth: Int, in session: DecodingSession) throws -> Set<Element>
  {
    Set(try [Element].read(at: value, depth: depth, in: session))
  }
}

/// A type that is a string in JSON, so that a dictionary with such keys can be an object.
protocol TextKey: JSONObjectKey, Codable {}

extension String: TextKey {}
extension UUID: TextKey {}
extension URL: TextKey {}

extension Dictionary: TapeDecodable where Key: TextKey, Value: Decodable {
  static func read(
    at value: DocumentPosition, depth: Int, in session: DecodingSession
  ) throws -> [Key: Value] {
    if Key.self == String.self {
      let values = try [String: Value].members(at: value, depth: depth, in: session) { $0.key }
      return recast(values, as: [Key: Value].self)
    }
    // Foundation reads them from an array of keys and values, and so does a mapper if the value is an array.
    guard session.options.usesStrategyRules, session[value].kind != .array else {
      return try session.decodeModel([Key: Value].self, at: value, depth: depth)
    }
    return try members(at: value, depth: depth, in: session) { member throws(JSONError) in
      try member.key(as: Key.self)
    }
  }
}

extension Dictionary where Value: Decodable {
  /// The members of an object; of those with equal keys, the one that the document's options select.
  // `@inline(__always)`: its callers determine how keys are created, and one of them has only strings.
  @inline(__always)
  fileprivate static func members(
    at value: DocumentPosition, depth: Int, in session: DecodingSession,
    key makeKey: (JSONMember) throws(JSONError) -> Key
  ) throws -> [Key: Value] {
    let json = session[value]
    let object: JSONObject
    do {
      object = try json.object()
    } catch {
      throw session.failure(error, at: value, depth: depth, for: [String: Any].self)
    }
    var values: [Key: Value] = [:]
    values.reserveCapacity(object.count)
    let last =
      object.usesLastDuplicate || session.isCollecting ? object.positions(byKeys: { try? makeKey($0) }) : nil
    var first: (any Error)?
    try object.forEach { member throws in
      let element = member.value.position
      session.setFrame(depth + 1, element, in: value, index: DecodingSession.Frame.dictionary)
      do {
        guard let key = try counted(member) else { return }
        values[key] =
          session.isCollecting
          ? try session.collectPart(at: element, depth: depth + 1)
          : try session.decode(Value.self, at: element, depth: depth + 1)
      } catch {
        guard session.isCollecting else { throw error }
        json.collect(session[element].issue(of: session.resolution(of: error, model: nil)))
        first = first ?? error
      }
    }
    if let first { throw first }
    return values

    /// The key of a member, unless the member is superseded by a duplicate.
    func counted(_ member: JSONMember) throws -> Key? {
      do throws(JSONError) {
        let key = try makeKey(member)
        let counts = if let last { last[key] == member.value.position } else { values[key] == nil }
        if !counts { try member.refuseAsDuplicate() }
        return counts ? key : nil
      } catch {
        throw session.failure(error, at: member.value.position, depth: depth + 1, for: [Key: Value].self)
      }
    }
  }
}

/// A boolean, a string, a number, or JSON as it is.
protocol ScalarDecodable: TapeDecodable, Decodable, JSONReadable {
  /// Reads a value in accordance with the options of a session.
  static func read(_ json: JSONValue, in session: DecodingSession) throws(JSONError) -> Self
}

extension ScalarDecodable {
  static func read(at value: DocumentPosition, depth: Int, in session: DecodingSession) throws -> Self {
    try session.leaf(at: value, depth: depth) { (json) throws(JSONError) in try read(json, in: session) }
  }

  // `@inline(__always)`: each integer type has one requirement that consists of it.
  @inline(__always)
  static func read(_ json: JSONValue, in session: DecodingSession) throws(JSONError) -> Self {
    try read(json)
  }
}

extension ScalarDecodable where Self: BinaryFloatingPoint {
  static func read(_ json: JSONValue, in session: DecodingSession) throws(JSONError) -> Self {
    try session.number(json)
  }
}

extension Bool: ScalarDecodable {}
extension String: ScalarDecodable {}
extension Double: ScalarDecodable {}
extension Float: ScalarDecodable {}
