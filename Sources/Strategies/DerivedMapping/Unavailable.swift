#if !Macros
// Without the trait `Macros` there are no macros: they would make every user of a mapper fetch swift-syntax. These
// declarations, which an attribute may name, say so.

public import JSONMapping

/// Not there without the trait `Macros`.
@available(
  *, unavailable,
  message: "turn on the package trait Macros: .package(…, traits: [\"Macros\"])"
)
@globalActor
public actor Mapped {
  /// Not there without the trait `Macros`.
  public static let shared = Mapped()
}

/// Not there without the trait `Macros`.
@available(
  *, unavailable,
  message: "turn on the package trait Macros: .package(…, traits: [\"Macros\"])"
)
@propertyWrapper
public struct Key<Value> {
  /// Not there without the trait `Macros`.
  public var wrappedValue: Value

  /// Not there without the trait `Macros`.
  public init(wrappedValue: Value, _ key: String, or others: String...) { self.wrappedValue = wrappedValue }

  /// Not there without the trait `Macros`.
  public init(wrappedValue: Value, path: String) { self.wrappedValue = wrappedValue }
}

/// Not there without the trait `Macros`.
@available(
  *, unavailable,
  message: "turn on the package trait Macros: .package(…, traits: [\"Macros\"])"
)
@propertyWrapper
public struct By<Value> {
  /// Not there without the trait `Macros`.
  public var wrappedValue: Value

  /// Not there without the trait `Macros`.
  public init(wrappedValue: Value, _ field: some Mapping) { self.wrappedValue = wrappedValue }
}

/// Not there without the trait `Macros`.
@available(
  *, unavailable,
  message: "turn on the package trait Macros: .package(…, traits: [\"Macros\"])"
)
@propertyWrapper
public struct Default<Value> {
  /// Not there without the trait `Macros`.
  public var wrappedValue: Value

  /// Not there without the trait `Macros`.
  public init(wrappedValue: Value, _ value: Value, evenIfWrong: Bool = false) {
    self.wrappedValue = wrappedValue
  }
}

/// Not there without the trait `Macros`.
@available(
  *, unavailable,
  message: "turn on the package trait Macros: .package(…, traits: [\"Macros\"])"
)
@propertyWrapper
public struct Ignored<Value> {
  /// Not there without the trait `Macros`.
  public var wrappedValue: Value

  /// Not there without the trait `Macros`.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// Not there without the trait `Macros`.
@available(
  *, unavailable,
  message: "turn on the package trait Macros: .package(…, traits: [\"Macros\"])"
)
@propertyWrapper
public struct Inlined<Value> {
  /// Not there without the trait `Macros`.
  public var wrappedValue: Value

  /// Not there without the trait `Macros`.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// Not there without the trait `Macros`.
@available(
  *, unavailable,
  message: "turn on the package trait Macros: .package(…, traits: [\"Macros\"])"
)
@propertyWrapper
public struct ExplicitNull<Value> {
  /// Not there without the trait `Macros`.
  public var wrappedValue: Value

  /// Not there without the trait `Macros`.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
#endif
