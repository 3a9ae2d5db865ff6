import DerivedMapping
import JSONCore
import JSONMapping

// The attributes stand in comments, for the macro is not built here. A test proves that it writes what stands in
// DerivedRoute+Mapped.swift.

/// Under the name that the model has in the other dialects.
enum DerivedRoute {
  /* @Mapped */
  struct Route {
    /* @Key(path: "way.length") */ var length: Int
  }
}

extension NestedKeyTests {
  static let derived: [(String, @Sendable (String) throws(JSONError) -> Void)] = [
    ("derived", { (text) throws(JSONError) in _ = try DerivedMapper<DerivedRoute.Route>().decode(text) })
  ]
}
