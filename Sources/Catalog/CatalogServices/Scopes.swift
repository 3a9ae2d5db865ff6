#if Client
public import APIClient

/// Whoever has not signed in: may read movies, todos and repositories.
public enum Guest: Scope {
  /// What everyone may ask, a guest may.
  public typealias Included = Anyone
}

/// Whoever has signed in: may read and change users as well.
public enum Member: Scope {
  /// What a guest may ask, a member may.
  public typealias Included = Guest
}
#endif
