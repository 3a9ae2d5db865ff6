import DerivedMapping
import JSONCore
import JSONMapping

// The attributes are comments, because the macro isn't built here. `make macro-tests` compares its output with
// DerivedRoute+Mapped.swift.

/// Under the name that the model has with the other strategies.
enum DerivedRoute {
  /* @Mapped */
  struct Route {
    /* @Key(path: "way.length") */ var length: Int
  }
}
