public import APIClient

/// The scope before signing in: may read movies, todos and repositories.
public enum Guest: Scope {
  /// Includes the requests that need no scope.
  public typealias Included = Anyone
}

/// The scope after signing in: may also read and change users.
public enum Member: Scope {
  /// Includes the requests of guests.
  public typealias Included = Guest
}
