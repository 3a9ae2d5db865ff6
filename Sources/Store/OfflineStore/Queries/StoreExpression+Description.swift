public import JSONCore

extension StoreExpression: ShownByDescription {
  /// The condition, such as `year = 2016 and rating > 7.0`. The values of columns whose names look like secrets are
  /// hidden.
  public var description: String { text(depth: 0) }

  private func text(depth: Int) -> String {
    // A condition may be nested deeper than the stack.
    guard depth < 100 else { return "…" }
    func list(_ parts: [StoreExpression], _ word: String, _ none: String) -> String {
      guard parts.count != 1 else { return parts[0].text(depth: depth + 1) }
      let texts = parts.map { part in
        part.isList ? "(\(part.text(depth: depth + 1)))" : part.text(depth: depth + 1)
      }
      return texts.isEmpty ? none : texts.joined(separator: word)
    }
    return switch self {
    case .comparison(let column, let comparison, let value):
      "\(column) \(comparison.sign) \(shown(value, of: column))"
    case .oneOf(let column, let values):
      "\(column) in [\(values.map { shown($0, of: column) }.joined(separator: ", "))]"
    case .prefix(let column, let prefix): "\(column) begins with \(shown(.text(prefix), of: column))"
    case .all(let parts): list(parts, " and ", "true")
    case .any(let parts): list(parts, " or ", "false")
    case .not(let part): "not (\(part.text(depth: depth + 1)))"
    }
  }

  private var isList: Bool {
    switch self {
    case .all, .any: true
    default: false
    }
  }

  private func shown(_ value: StoredValue, of column: String) -> String {
    SecretName.matches(column) ? JSONError.hiddenValue : value.description
  }
}

extension StoreExpression.Comparison {
  fileprivate var sign: String {
    switch self {
    case .equal: "="
    case .notEqual: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    }
  }
}
