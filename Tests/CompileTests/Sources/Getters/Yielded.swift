// Like Returned.swift, but the getter yields the value, as `Document.root` does. This compiles.

struct Handle: ~Escapable {
  @_lifetime(immortal)
  init() {}

  func int() -> Int { 1 }
}

final class Owner {
  init() throws {}

  var handle: Handle {
    @_lifetime(borrow self)
    _read { yield _overrideLifetime(Handle(), borrowing: self) }
  }
}

func number() throws -> Int { try Owner().handle.int() }
