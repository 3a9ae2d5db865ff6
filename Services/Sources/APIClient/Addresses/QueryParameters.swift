public import JSONCore
public import JSONMapping

/// The names and values of a query or a form, in the order in which they were added.
///
///     let query: QueryParameters = ["year": 2016, "sort": "grossing", "cursor": cursor]  // nil is left out
///     let list: QueryParameters = ["id": [1, 2]]                                         // id=1&id=2
///
/// A value has the same text as in JSON, without the quotes. A list or a set is sent as one item for each
/// element. Name the form of a date or of bytes: `query.add("since", date, as: .yearMonthDay)`. A value that
/// a query can't express, such as an object or NaN, is an error when the request is sent.
public struct QueryParameters: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  /// A name with its value.
  public struct Item: Sendable, Hashable {
    /// The name.
    public var name: String
    /// The value.
    public var value: String
  }

  /// The items in order; a name may occur more than once.
  public var items: [Item] = []
  /// The error of encoding a parameter, which is missing in the items; `nil` if there is none.
  private(set) var problem: JSONError?

  /// Creates an empty collection of parameters.
  public init() {}

  /// Creates parameters from a literal, without those whose value is `nil`.
  public init(dictionaryLiteral elements: (String, (any JSONWritable & Sendable)?)...) {
    for (name, value) in elements { add(name, value) }
  }

  /// Adds a name with its value, unless the value is `nil`.
  public mutating func add(_ name: String, _ value: (any JSONWritable)?) {
    if let value { add(name, Result { () throws(JSONError) in try URLText.texts(of: value) }) }
  }

  /// Adds a name with a value in the form of a field, unless the value is `nil`.
  public mutating func add<Field: Encoding>(_ name: String, _ value: Field.Model?, as field: Field) {
    if let value { add(name, Result { () throws(JSONError) in try URLText.texts(of: value, as: field) }) }
  }

  private mutating func add(_ name: String, _ texts: Result<[String], JSONError>) {
    switch texts {
    case .success(let texts): items += texts.map { Item(name: name, value: $0) }
    case .failure(let error):
      var issue = error.issue
      issue.path = JSONPath([.key(name)] + issue.path.components)
      problem = problem ?? JSONError(issues: [issue])
    }
  }

  /// Whether there are no items.
  public var isEmpty: Bool { items.isEmpty }

  /// The parameters as a query or as the body of a form: `name=value&name=value`, percent-encoded.
  ///
  /// - Complexity: O(*n*) in the number of bytes of names and values.
  public var encoded: String {
    items.map { "\(PercentEncoding.encoded($0.name))=\(PercentEncoding.encoded($0.value))" }.joined(
      separator: "&")
  }

  /// The displayed form, which hides values whose names look like secrets.
  var shown: String { ShownTarget.query(encoded) }
}

extension QueryParameters: ShownByDescription {
  /// The displayed form, which hides values whose names look like secrets.
  public var description: String { shown }
}

extension QueryParameters.Item: ShownByDescription {
  /// The name and value; the value is hidden if the name looks like a secret.
  public var description: String {
    SecretItemName.matches(name) ? "\(name)=\(SecretItemName.hidden)" : ShownTarget.item("\(name)=\(value)")
  }
}
