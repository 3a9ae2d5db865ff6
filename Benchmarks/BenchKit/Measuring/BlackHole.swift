/// Takes a result, so that the optimiser cannot remove the work that made it; the caller still destroys it.
@inline(never)
@_optimize(none)
package func blackHole<Value>(_ value: borrowing Value) {}
