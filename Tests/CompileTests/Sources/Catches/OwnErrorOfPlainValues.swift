// Like OwnError.swift, but the error type contains no reference. This compiles.

struct OwnError: Error { let box = 0 }
func work() throws(OwnError) {}

func run(_ name: String?) throws {
  // warning
  do { try work() } catch is OwnError {}
  print(name ?? "")
}
