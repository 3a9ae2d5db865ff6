/// Uses a result, so that the optimizer can't remove the work that produced it.
@inline(never)
@_optimize(none)
package func blackHole<Value>(_ value: borrowing Value) {}
