/// The reason why a cell has no figures.
package struct GateFailure: Error, Sendable, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
