import JSONCore

/// The conversion of names to keys that gives most keys of a struct.
struct KeyForms {
  private let strategy: (name: String, keys: JSONKeyStrategy)?

  init(_ structure: Structure) {
    func misses(_ strategy: JSONKeyStrategy?) -> Int {
      structure.properties.count { (strategy?.jsonKey(for: $0.name) ?? $0.name) != $0.key }
    }
    let strategies: [(name: String, keys: JSONKeyStrategy)] = [
      ("snakeCase", .snakeCase), ("kebabCase", .kebabCase),
    ]
    let best = strategies.min { misses($0.keys) < misses($1.keys) }
    strategy = best.flatMap { misses($0.keys) < misses(nil) ? $0 : nil }
  }

  /// The argument of `@Mapped`.
  var argument: String { strategy.map { "(keys: .\($0.name))" } ?? "" }

  func key(of name: String) -> String { strategy?.keys.jsonKey(for: name) ?? name }
}
