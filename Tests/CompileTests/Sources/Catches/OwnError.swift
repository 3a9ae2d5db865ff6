// The compiler's mistake without this package: no other `catch` follows the pattern, the only type of error
// that can be thrown contains a reference, and the function also has a call that rethrows, such as `??`.

final class Box: Sendable {}
struct OwnError: Error { let box = Box() }
func work() throws(OwnError) {}

func run(_ name: String?) throws {
  do { try work() } catch is OwnError {}
  print(name ?? "")
}
