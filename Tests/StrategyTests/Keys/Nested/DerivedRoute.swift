import DerivedMapping

// The attributes are comments, because the macro isn't built here. `make test-all` compares its output
// with DerivedRoute+Mapped.swift.

/// The model has the same name as with the other strategies.
enum DerivedRoute {
  /* @Mapped */
  struct Route {
    /* @Key(path: "way.length") */ var length: Int
  }
}
