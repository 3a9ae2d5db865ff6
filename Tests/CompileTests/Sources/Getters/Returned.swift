// The compiler's mistake without this package: a getter returns a value with the lifetime of its owner. The
// owner exists only in the expression, and its initializer can throw.

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
