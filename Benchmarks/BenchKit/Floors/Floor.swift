package import Catalog

/// Work that any mapping of a model contains or comes close to: what is left to gain.
package struct Floor<Value: Equatable & Sendable> {
  package let name: String

  /// Proves that the floor computes the right thing and returns what does it once.
  package let prepare: (_ data: DataSet<Value>) throws -> () throws -> Void

  package init(name: String, prepare: @escaping (_ data: DataSet<Value>) throws -> () throws -> Void) {
    self.name = name
    self.prepare = prepare
  }
}
