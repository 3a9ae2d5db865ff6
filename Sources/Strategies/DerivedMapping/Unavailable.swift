#if !Macros
// Without the trait `Macros` there are no macros: they would make every user of a mapper fetch swift-syntax. These
// declarations, which an attribute may name, say so.

public import JSONMapping

/// Stands in for `@Mapped` without arguments: an attribute of a type may be the name of a global actor.
@available(
  *, unavailable,
  message: "turn on the package trait Macros: .package(…, traits: [\"Macros\"])"
)
@globalActor
public actor Mapped {
  /// What a global actor must have.
  public static let shared = Mapped()
}

/// Stands in for `@Key`: an attribute of a property may be the name of a wrapper.
@available(
  *, unavailable,
  message: "turn on the package trait Macros: .package(…, traits: [\"Macros\"])"
)
@propertyWrapper
public struct Key<Value> {
  /// What a property wrapper must have.
  public var wrappedValue: Value

  /// Stands in for `@Key("a", or: "b")`.
  public init(wrappedValue: Value, _ key: String, or others: String...) { self.wrappedValue = wrappedValue }

  /// Stands in for `@Key(path: "a.b")`.
  public init(wrappedValue: Value, path: String) { self.wrappedValue = wrappedValue }
}

/// Stands in for `@By`: an attribute of a property may be the name of a wrapper.
@available(
  *, unavailable,
  message: "turn on the package trait Macros: .package(…, traits: [\"Macros\"])"
)
@propertyWrapper
public struct By<Value> {
  /// What a property wrapper must have.
  public var wrappedValue: Value

  /// Stands in for `@By(field)`.
  public init(wrappedValue: Value, _ field: some Mapping) { self.wrappedValue = wrappedValue }
}

/// Stands in for `@Default`: an attribute of a property may be the name of a wrapper.
@available(
  *, unavailable,
  message: "turn on the package trait Macros: .package(…, traits: [\"Macros\"])"
)
@propertyWrapper
public struct Default<Value> {
  /// What a property wrapper must have.
  public var wrappedValue: Value

  /// Stands in for `@Default(value, evenIfWrong: true)`.
  public init(wrappedValue: Value, _ value: Value, evenIfWrong: Bool = false) {
    self.wrappedValue = wrappedValue
  }
}

/// Stands in for `@Ignored`: an attribute of a property may be the name of a wrapper.
@available(
  *, unavailable,
  message: "turn on the package trait Macros: .package(…, traits: [\"Macros\"])"
)
@propertyWrapper
public struct Ignored<Value> {
  /// What a property wrapper must have.
  public var wrappedValue: Value

  /// Stands in for `@Ignored`.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// Stands in for `@Inlined`: an attribute of a property may be the name of a wrapper.
@available(
  *, unavailable,
  message: "turn on the package trait Macros: .package(…, traits: [\"Macros\"])"
)
@propertyWrapper
public struct Inlined<Value> {
  /// What a property wrapper must have.
  public var wrappedValue: Value

  /// Stands in for `@Inlined`.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// Stands in for `@ExplicitNull`: an attribute of a property may be the name of a wrapper.
@available(
  *, unavailable,
  message: "turn on the package trait Macros: .package(…, traits: [\"Macros\"])"
)
@propertyWrapper
public struct ExplicitNull<Value> {
  /// What a property wrapper must have.
  public var wrappedValue: Value

  /// Stands in for `@ExplicitNull`.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
#endif
