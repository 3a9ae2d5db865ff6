/// One measurement: an operation of a strategy over a backend, on one model at one size.
package struct Cell {
  package let identity: CellIdentity
  /// False for a reference that is measured only for the comparison with others.
  package var isReported: Bool
  /// Creates the documents and the calls that use them.
  ///
  /// - Throws: ``GateFailure`` if there are none.
  package let prepare: () throws -> Workload

  package init(identity: CellIdentity, isReported: Bool = true, prepare: @escaping () throws -> Workload) {
    self.identity = identity
    self.isReported = isReported
    self.prepare = prepare
  }
}
