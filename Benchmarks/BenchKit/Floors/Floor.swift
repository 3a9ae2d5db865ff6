package import Generation

/// Work that is part of every decoding of a model, so its time is a lower bound.
package struct Floor<Value: Equatable & Sendable> {
  package let name: String

  /// Checks that the floor computes the correct result and returns a closure that does the work once.
  package let prepare: (_ data: DataSet<Value>) throws -> () throws -> Void
}
