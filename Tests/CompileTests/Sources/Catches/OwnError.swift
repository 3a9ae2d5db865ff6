// The compiler's mistake without this package: an error type that holds a reference, the only one that can be thrown,
// a pattern with no `catch` behind it, and somewhere in the same function a call that rethrows, as `??` does.

final class Box: Sendable {}
struct OwnError: Error { let box = Box() }
func work() throws(OwnError) {}

func run(_ name: String?) throws {
  do { try work() } catch is OwnError {}
  print(name ?? "")
}
