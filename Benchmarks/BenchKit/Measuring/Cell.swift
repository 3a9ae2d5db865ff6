/// One thing to be measured: a strategy over a backend, doing one operation with one model at one size.
package struct Cell {
  package let identity: CellIdentity
  /// False for a reference that is measured only because others are compared with it.
  package var isReported: Bool
  /// Makes the documents and values, and the work on them.
  ///
  /// - Throws: ``GateFailure`` if there are none.
  package let prepare: () throws -> Workload

  package init(identity: CellIdentity, isReported: Bool = true, prepare: @escaping () throws -> Workload) {
    self.identity = identity
    self.isReported = isReported
    self.prepare = prepare
  }
}
