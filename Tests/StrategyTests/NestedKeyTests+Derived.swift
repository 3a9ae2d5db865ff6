import JSONCore
import JSONMapping

#if Macros
import DerivedMapping

/// Under the name that the model has in the other dialects.
private enum Derived {
  @Mapped
  struct Route {
    @Key(path: "way.length") var length: Int
  }
}

extension NestedKeyTests {
  static let derived: [(String, @Sendable (String) throws(JSONError) -> Void)] = [
    ("derived", { (text) throws(JSONError) in _ = try DerivedMapper<Derived.Route>().decode(text) })
  ]
}
#else
extension NestedKeyTests {
  static let derived: [(String, @Sendable (String) throws(JSONError) -> Void)] = []
}
#endif
