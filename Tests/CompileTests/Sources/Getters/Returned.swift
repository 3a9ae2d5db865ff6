// The compiler's mistake without this package: a getter returns a value that lives as long as its owner, and nothing
// but the expression holds the owner, whose making may throw.

struct Handle: ~Escapable {
  @_lifetime(immortal)
  init() {}

  func int() -> Int { 1 }
}

final class Owner {
  init() throws {}

  var handle: Handle {
    @_lifetime(borrow self)
    get { _overrideLifetime(Handle(), borrowing: self) }
  }
}

func number() throws -> Int { try Owner().handle.int() }
