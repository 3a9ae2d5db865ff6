import DerivedMapping
import JSONCore
import JSONMapping

// The attributes stand in comments, for the macro is not built here. A test proves that it writes what stands in
// DerivedRoute+Mapped.swift.

/// Under the name that the model has with the other strategies.
enum DerivedRoute {
  /* @Mapped */
  struct Route {
    /* @Key(path: "way.length") */ var length: Int
  }
}
