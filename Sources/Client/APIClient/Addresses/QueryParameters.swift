#if Client
public import JSONCore

/// Names and values behind the `?` of a URL, or in a form, in the order in which they were added.
///
///     let query: QueryParameters = ["year": 2016, "sort": "grossing", "cursor": cursor]     // nil is left out
public struct QueryParameters: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  /// A name with its value.
  public struct Item: Sendable, Hashable {
    /// The name.
    public var name: String
    /// The value.
    public var value: String
  }

  /// The items in order; a name may come more than once.
  public var items: [Item] = []

  /// Creates parameters without an item.
  public init() {}

  /// Creates parameters from a literal; `nil` values are left out.
  public init(dictionaryLiteral elements: (String, (any CustomStringConvertible & Sendable)?)...) {
    for (name, value) in elements { add(name, value) }
  }

  /// Adds a name with its value; `nil` is left out.
  public mutating func add(_ name: String, _ value: (any CustomStringConvertible)?) {
    if let value { items.append(Item(name: name, value: value.description)) }
  }

  /// Whether there is none.
  public var isEmpty: Bool { items.isEmpty }

  /// The parameters as a query or as the body of a form: `name=value&name=value`, percent-encoded.
  ///
  /// - Complexity: O(*n*) in the bytes of names and values.
  public var encoded: String { text { PercentEncoding.encode($0.value, into: &$1) } }

  /// The parameters as they are shown: the values of names that look like secrets are hidden.
  var shown: String {
    text { item, text in
      guard !SecretItemName.matches(item.name) else { return text += JSONError.hiddenValue }
      PercentEncoding.encode(item.value, into: &text)
    }
  }

  private func text(_ appendValue: (Item, inout String) -> Void) -> String {
    var text = ""
    for item in items {
      if !text.isEmpty { text += "&" }
      PercentEncoding.encode(item.name, into: &text)
      text += "="
      appendValue(item, &text)
    }
    return text
  }
}

extension QueryParameters: ShownByDescription {
  /// The parameters as they are shown.
  public var description: String { shown }
}

extension QueryParameters.Item: ShownByDescription {
  /// Name and value; that of a name that looks like a secret is hidden.
  public var description: String { "\(name)=\(SecretItemName.matches(name) ? JSONError.hiddenValue : value)" }
}
#endif
