#if !Macros
// Without the trait `Macros` there is no plugin, because with it every user of a mapper would fetch
// swift-syntax. These declarations report an error that names the trait. The implementation that they name is
// part of every toolchain. As a peer macro it adds nothing to a type, a case or an instance property, so that
// the error about the trait is the only one.

public import JSONMapping

/// Replaces `@Mapped` and `@Mapped(fields:)`.
@available(*, unavailable, message: "turn on the package trait Macros: .package(…, traits: [\"Macros\"])")
@attached(peer)
public macro Mapped(
  _ direction: MappingDirection = .both, keys: KeyCase = .unchanged, fields rules: FieldRule...
) =
  #externalMacro(module: "SwiftMacros", type: "TaskLocalMacro")

/// Replaces `@Mapped(tag:)` and `@Mapped(tag:content:)`.
@available(*, unavailable, message: "turn on the package trait Macros: .package(…, traits: [\"Macros\"])")
@attached(peer)
public macro Mapped(
  _ direction: MappingDirection = .both, keys: KeyCase = .unchanged, tag: String,
  content: String? = nil
) =
  #externalMacro(module: "SwiftMacros", type: "TaskLocalMacro")

/// Replaces `@Mapped(.untagged)`.
@available(*, unavailable, message: "turn on the package trait Macros: .package(…, traits: [\"Macros\"])")
@attached(peer)
public macro Mapped(
  _ form: UntaggedForm, _ direction: MappingDirection = .both, keys: KeyCase = .unchanged
) =
  #externalMacro(module: "SwiftMacros", type: "TaskLocalMacro")

/// Replaces `@Key("a", or: "b")`.
@available(*, unavailable, message: "turn on the package trait Macros: .package(…, traits: [\"Macros\"])")
@attached(peer)
public macro Key(_ key: String, or others: String...) =
  #externalMacro(module: "SwiftMacros", type: "TaskLocalMacro")

/// Replaces `@Key(1)`.
@available(*, unavailable, message: "turn on the package trait Macros: .package(…, traits: [\"Macros\"])")
@attached(peer)
public macro Key(_ tag: Int, or others: Int...) =
  #externalMacro(module: "SwiftMacros", type: "TaskLocalMacro")

/// Replaces `@Key(path: "a.b")`.
@available(*, unavailable, message: "turn on the package trait Macros: .package(…, traits: [\"Macros\"])")
@attached(peer)
public macro Key(path: String, or others: String...) =
  #externalMacro(module: "SwiftMacros", type: "TaskLocalMacro")

/// Replaces `@By(field)`.
@available(*, unavailable, message: "turn on the package trait Macros: .package(…, traits: [\"Macros\"])")
@attached(peer)
public macro By<Field: MappingConfigured>(_ field: Field) =
  #externalMacro(module: "SwiftMacros", type: "TaskLocalMacro")

/// Replaces `@Default(value, evenIfWrong: true)`.
@available(*, unavailable, message: "turn on the package trait Macros: .package(…, traits: [\"Macros\"])")
@attached(peer)
public macro Default<Value>(_ value: Value, evenIfWrong: Bool = false) =
  #externalMacro(module: "SwiftMacros", type: "TaskLocalMacro")

/// Replaces `@Default(nil, evenIfWrong: true)`.
@available(*, unavailable, message: "turn on the package trait Macros: .package(…, traits: [\"Macros\"])")
@attached(peer)
public macro Default(_ value: Never?, evenIfWrong: Bool = false) =
  #externalMacro(module: "SwiftMacros", type: "TaskLocalMacro")

/// Replaces `@Ignored`.
@available(*, unavailable, message: "turn on the package trait Macros: .package(…, traits: [\"Macros\"])")
@attached(peer)
public macro Ignored() =
  #externalMacro(module: "SwiftMacros", type: "TaskLocalMacro")

/// Replaces `@Inlined`.
@available(*, unavailable, message: "turn on the package trait Macros: .package(…, traits: [\"Macros\"])")
@attached(peer)
public macro Inlined() =
  #externalMacro(module: "SwiftMacros", type: "TaskLocalMacro")

/// Replaces `@ExplicitNull`.
@available(*, unavailable, message: "turn on the package trait Macros: .package(…, traits: [\"Macros\"])")
@attached(peer)
public macro ExplicitNull() =
  #externalMacro(module: "SwiftMacros", type: "TaskLocalMacro")
#endif
