package import Catalog

/// Work that any mapping of a model contains or comes close to: the limit of what optimising can reach.
package struct Floor<Value: Equatable & Sendable> {
  package let name: String

  /// Checks that the floor computes the right result and returns a closure that does the work once.
  package let prepare: (_ data: DataSet<Value>) throws -> () throws -> Void

  package init(name: String, prepare: @escaping (_ data: DataSet<Value>) throws -> () throws -> Void) {
    self.name = name
    self.prepare = prepare
  }
}
