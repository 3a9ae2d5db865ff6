/// The expected result for a conformance file, which its name determines.
package enum ConformanceExpectation: String, Sendable, Hashable, Codable, CaseIterable {
  /// `y_…`: a parser must accept the file.
  case accept
  /// `n_…`: a parser must reject the file.
  case reject
  /// `i_…`: the standard allows both.
  case either

  /// Creates the expectation for a file; `nil` if its name has none of these prefixes.
  package init?(fileName: String) {
    switch fileName.prefix(2) {
    case "y_": self = .accept
    case "n_": self = .reject
    case "i_": self = .either
    default: return nil
    }
  }

  /// Returns whether the parser's result is correct.
  package func isMet(accepted: Bool) -> Bool {
    switch self {
    case .accept: accepted
    case .reject: !accepted
    case .either: true
    }
  }
}
