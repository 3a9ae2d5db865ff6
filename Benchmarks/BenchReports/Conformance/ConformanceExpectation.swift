/// What the name of a conformance file says about it.
package enum ConformanceExpectation: String, Sendable, Hashable, Codable, CaseIterable {
  /// `y_…`: a parser must accept it.
  case accept
  /// `n_…`: a parser must reject it.
  case reject
  /// `i_…`: the standard leaves it open.
  case either

  /// Nil if the name has none of the three beginnings.
  package init?(fileName: String) {
    switch fileName.prefix(2) {
    case "y_": self = .accept
    case "n_": self = .reject
    case "i_": self = .either
    default: return nil
    }
  }

  /// True if this answer of a parser is right.
  package func isMet(accepted: Bool) -> Bool {
    switch self {
    case .accept: accepted
    case .reject: !accepted
    case .either: true
    }
  }
}
