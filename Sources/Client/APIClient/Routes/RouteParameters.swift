#if Client
public import JSONCore

/// What a route is given: names and values, which stand in the query, in a form or in a JSON object.
///
///     let parameters: RouteParameters = ["title": todo.title, "userId": 3, "note": note]     // nil is left out
public struct RouteParameters: Sendable, ExpressibleByDictionaryLiteral {
  var items: [(name: String, value: any JSONWritable & Sendable)] = []

  /// Creates parameters without an item.
  public init() {}

  /// Creates parameters from a literal; `nil` values are left out.
  public init(dictionaryLiteral elements: (String, (any JSONWritable & Sendable)?)...) {
    for (name, value) in elements { add(name, value) }
  }

  /// Adds a name with its value; `nil` is left out.
  public mutating func add(_ name: String, _ value: (any JSONWritable & Sendable)?) {
    if let value { items.append((name, value)) }
  }

  /// Whether there is none.
  public var isEmpty: Bool { items.isEmpty }

  /// The parameters as those of a query or form: strings, numbers and booleans as they are, arrays as the same
  /// name many times.
  ///
  /// - Throws: `type-mismatch` for an object, which has no form there; what the values throw.
  func query() throws(JSONError) -> QueryParameters {
    var query = QueryParameters()
    for (name, value) in items {
      switch try OwnedJSON(value) {
      case .array(let elements): for element in elements { query.add(name, try text(of: element)) }
      case let scalar: query.add(name, try text(of: scalar))
      }
    }
    return query
  }

  private func text(of json: OwnedJSON) throws(JSONError) -> String? {
    switch json {
    case .null: nil
    case .bool(let value): value.description
    case .number(let number): number.literal
    case .string(let text): text
    case .array, .object: throw JSONError(.typeMismatch(expected: "a string, number or boolean"))
    }
  }

  /// The parameters as a JSON object.
  ///
  /// - Throws: What the values throw.
  func json() throws(JSONError) -> [UInt8] {
    var members: [(String, OwnedJSON)] = []
    for (name, value) in items { members.append((name, try OwnedJSON(value))) }
    var writer = JSONWriter()
    try OwnedJSON.object(OwnedJSON.Members(members)).write(to: &writer)
    return try writer.finish()
  }
}

extension RouteParameters: ShownByDescription {
  /// The parameters as JSON; the values of names that look like secrets are hidden.
  public var description: String {
    do { return ShownBody.text(of: try json()) } catch { return "(\(items.count) parameters)" }
  }
}

/// Where the parameters of a route stand.
public enum ParameterEncoding: Sendable, Hashable {
  /// Behind the `?` of the URL.
  case query
  /// In the body, as the form of a web page has them.
  case form
  /// In the body, as a JSON object.
  case json
}
#endif
