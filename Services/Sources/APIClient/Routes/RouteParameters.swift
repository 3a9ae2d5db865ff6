public import JSONCore

/// The parameters of a route: names and values for the query, a form or a JSON object.
///
///     let parameters: RouteParameters = ["title": todo.title, "userId": 3, "note": note]  // nil is left out
public struct RouteParameters: Sendable, ExpressibleByDictionaryLiteral {
  var items: [(name: String, value: any JSONWritable & Sendable)] = []

  /// Creates an empty collection of parameters.
  public init() {}

  /// Creates parameters from a literal, without those whose value is `nil`.
  public init(dictionaryLiteral elements: (String, (any JSONWritable & Sendable)?)...) {
    for (name, value) in elements { add(name, value) }
  }

  /// Adds a name with its value, unless the value is `nil`.
  public mutating func add(_ name: String, _ value: (any JSONWritable & Sendable)?) {
    if let value { items.append((name, value)) }
  }

  /// Whether there are no parameters.
  public var isEmpty: Bool { items.isEmpty }

  /// The parameters as query items.
  var query: QueryParameters {
    var query = QueryParameters()
    for (name, value) in items { query.add(name, value) }
    return query
  }

  /// The parameters as a JSON object.
  ///
  /// - Throws: Errors of encoding the values.
  func json() throws(JSONError) -> [UInt8] {
    var members: [(String, OwnedJSON)] = []
    for (name, value) in items { members.append((name, try OwnedJSON(value))) }
    var writer = JSONWriter()
    try OwnedJSON.object(OwnedJSON.Members(members)).write(to: &writer)
    return try writer.finish()
  }
}

extension RouteParameters: ShownByDescription {
  /// The parameters as JSON, without the values whose names look like secrets.
  public var description: String {
    do { return ShownBody.text(of: try json()) } catch { return "(\(items.count) parameters)" }
  }
}

/// The location of a route's parameters.
public enum ParameterEncoding: Sendable, Hashable {
  /// In the query of the URL.
  case query
  /// In the body, encoded as an HTML form.
  case form
  /// In the body, as a JSON object.
  case json
}
