/// One thing to be measured: a strategy over a backend, doing one operation with one model at one size.
package struct Cell {
  package let identity: CellIdentity
  /// False for a reference that is measured only because others are compared with it.
  package var isReported: Bool
  /// Makes the documents and values.
  ///
  /// Throws ``GateFailure`` if there are none.
  package let prepare: () throws -> Workload

  package init(identity: CellIdentity, isReported: Bool = true, prepare: @escaping () throws -> Workload) {
    self.identity = identity
    self.isReported = isReported
    self.prepare = prepare
  }
}

/// What one call of a cell is about, ready to run.
package struct Workload {
  /// Objects of the model that one call decodes or encodes.
  package let objects: Int
  /// Length of the document, for operations in both directions.
  package let bytes: Int
  /// Proves that the calls compute the right thing.
  ///
  /// Throws ``GateFailure``, or what the strategy throws.
  package let check: () throws -> Void
  /// Makes this many calls; each destroys its result before the next begins.
  package let run: (_ calls: Int) throws -> Void

  package init(
    objects: Int, bytes: Int, check: @escaping () throws -> Void = {},
    run: @escaping (_ calls: Int) throws -> Void
  ) {
    self.objects = objects
    self.bytes = bytes
    self.check = check
    self.run = run
  }
}
