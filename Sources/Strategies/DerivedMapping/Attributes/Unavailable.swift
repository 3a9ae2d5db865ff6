#if !Macros
// Without the trait `Macros` there is no plugin, because with it every user of a mapper would fetch
// swift-syntax. Each declaration here makes its attribute an error that names the trait: its last parameter
// needs a conformance that is unavailable. An unavailable macro would be reported twice at a type or a case.
// The implementation that the declarations name is part of every toolchain. As a peer macro it adds nothing
// to a type, a case or an instance property, so that the error about the trait is the only one.

public import JSONMapping

/// A package trait that is turned on.
public protocol EnabledTrait {}

/// The package trait Macros.
public enum MacrosTrait {}

@available(*, unavailable, message: "turn on the package trait Macros: .package(…, traits: [\"Macros\"])")
extension MacrosTrait: EnabledTrait {}

/// Replaces `@Mapped` and `@Mapped(fields:)`.
@attached(peer) public macro Mapped<Trait: EnabledTrait>(
  _ direction: MappingDirection = .both, keys: KeyCase = .unchanged, fields rules: FieldRule...,
  trait: Trait.Type = MacrosTrait.self
) = #externalMacro(module: "SwiftMacros", type: "TaskLocalMacro")

/// Replaces `@Mapped(tag:)` and `@Mapped(tag:content:)`.
@attached(peer) public macro Mapped<Trait: EnabledTrait>(
  _ direction: MappingDirection = .both, keys: KeyCase = .unchanged, tag: String,
  content: String? = nil, trait: Trait.Type = MacrosTrait.self
) = #externalMacro(module: "SwiftMacros", type: "TaskLocalMacro")

/// Replaces `@Mapped(.untagged)`.
@attached(peer) public macro Mapped<Trait: EnabledTrait>(
  _ form: UntaggedForm, _ direction: MappingDirection = .both, keys: KeyCase = .unchanged,
  trait: Trait.Type = MacrosTrait.self
) = #externalMacro(module: "SwiftMacros", type: "TaskLocalMacro")

/// Replaces `@Key("a", or: "b")`.
@attached(peer) public macro Key<Trait: EnabledTrait>(
  _ key: String, or others: String..., trait: Trait.Type = MacrosTrait.self
) = #externalMacro(module: "SwiftMacros", type: "TaskLocalMacro")

/// Replaces `@Key(1)`.
@attached(peer)
public macro Key<Trait: EnabledTrait>(_ tag: Int, or others: Int..., trait: Trait.Type = MacrosTrait.self) =
  #externalMacro(module: "SwiftMacros", type: "TaskLocalMacro")

/// Replaces `@Key(path: "a.b")`.
@attached(peer) public macro Key<Trait: EnabledTrait>(
  path: String, or others: String..., trait: Trait.Type = MacrosTrait.self
) = #externalMacro(module: "SwiftMacros", type: "TaskLocalMacro")

/// Replaces `@Key(decode: "a", encode: "b")`.
@attached(peer) public macro Key<Trait: EnabledTrait>(
  decode key: String, or others: String..., encode encodedKey: String, trait: Trait.Type = MacrosTrait.self
) = #externalMacro(module: "SwiftMacros", type: "TaskLocalMacro")

/// Replaces `@By(field)`.
@attached(peer) public macro By<Field: MappingConfigured, Trait: EnabledTrait>(
  _ field: Field, trait: Trait.Type = MacrosTrait.self
) = #externalMacro(module: "SwiftMacros", type: "TaskLocalMacro")

/// Replaces `@Default(value, evenIfWrong: true)`.
@attached(peer) public macro Default<Value, Trait: EnabledTrait>(
  _ value: Value, evenIfWrong: Bool = false, trait: Trait.Type = MacrosTrait.self
) = #externalMacro(module: "SwiftMacros", type: "TaskLocalMacro")

/// Replaces `@Default(nil, evenIfWrong: true)`.
@attached(peer) public macro Default<Trait: EnabledTrait>(
  _ value: Never?, evenIfWrong: Bool = false, trait: Trait.Type = MacrosTrait.self
) = #externalMacro(module: "SwiftMacros", type: "TaskLocalMacro")

/// Replaces `@Check(1...5)`.
@attached(peer) public macro Check<Bounds: RangeExpression & Sendable, Trait: EnabledTrait>(
  _ range: Bounds, _ message: String? = nil, trait: Trait.Type = MacrosTrait.self
) = #externalMacro(module: "SwiftMacros", type: "TaskLocalMacro")

/// Replaces `@Check(.matches(/[a-z]+/))`.
@attached(peer) public macro Check<Value, Trait: EnabledTrait>(
  _ rule: ValueCheck<Value>, trait: Trait.Type = MacrosTrait.self
) = #externalMacro(module: "SwiftMacros", type: "TaskLocalMacro")

/// Replaces `@Check({ !$0.isEmpty }, "must not be empty")`.
@attached(peer) public macro Check<Trait: EnabledTrait>(
  _ isValid: @Sendable (String) -> Bool, _ message: String, trait: Trait.Type = MacrosTrait.self
) = #externalMacro(module: "SwiftMacros", type: "TaskLocalMacro")

/// Replaces `@Ignored`.
@attached(peer) public macro Ignored<Trait: EnabledTrait>(trait: Trait.Type = MacrosTrait.self) =
  #externalMacro(module: "SwiftMacros", type: "TaskLocalMacro")

/// Replaces `@Inlined`.
@attached(peer) public macro Inlined<Trait: EnabledTrait>(trait: Trait.Type = MacrosTrait.self) =
  #externalMacro(module: "SwiftMacros", type: "TaskLocalMacro")

/// Replaces `@Rest`.
@attached(peer) public macro Rest<Trait: EnabledTrait>(trait: Trait.Type = MacrosTrait.self) =
  #externalMacro(module: "SwiftMacros", type: "TaskLocalMacro")

/// Replaces `@ExplicitNull`.
@attached(peer) public macro ExplicitNull<Trait: EnabledTrait>(trait: Trait.Type = MacrosTrait.self) =
  #externalMacro(module: "SwiftMacros", type: "TaskLocalMacro")
#endif
