// As OwnError.swift, but the error type holds no reference: this compiles.

struct OwnError: Error { let box = 0 }
func work() throws(OwnError) {}

func run(_ name: String?) throws {
  // warning
  do { try work() } catch is OwnError {}
  print(name ?? "")
}
