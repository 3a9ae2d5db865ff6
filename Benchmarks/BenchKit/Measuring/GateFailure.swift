/// The reason why a cell shows no number.
package struct GateFailure: Error, Sendable, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
