#if Macros
public import JSONMapping

/// Names the key of a property, or of a case: `@Key("released", or: "releaseDate")`.
///
/// A dot makes it no path: for a key with a dot, write a raw literal, as in `@Key(#"log.level"#)`.
///
/// - Parameters:
///   - key: The key that is written, and read first.
///   - others: Keys that are read if those before them are missing.
@attached(peer)
public macro Key(_ key: String, or others: String...) =
  #externalMacro(module: "DerivedMacros", type: "FieldMacro")

/// Names the integer by which a tag tells a case of an enum with a tag: `@Key(1) case text(Note)`.
///
/// All cases of the enum have integers then. A case `unknown(Int)` takes those that no case has.
///
/// - Parameters:
///   - tag: The integer that is written, and read.
///   - others: Integers that are read too.
@attached(peer)
public macro Key(_ tag: Int, or others: Int...) =
  #externalMacro(module: "DerivedMacros", type: "FieldMacro")

/// Names the way to a property through the objects around it: `@Key(path: "image.size.width")`.
///
/// An optional property is `nil`, and a default is used, if the way ends at a missing key or at a null. Writing makes the
/// objects; properties whose paths begin alike share them.
///
/// - Parameters:
///   - path: The keys with dots between them. This path is written, and read first.
///   - others: Paths that are read if no value stands at those before them.
@attached(peer)
public macro Key(path: String, or others: String...) =
  #externalMacro(module: "DerivedMacros", type: "FieldMacro")

/// Reads and writes a property in a form of its own: `@By(.yearMonthDay)`, `@By(CodableMapper<Address>())`.
///
/// - Parameter field: A field of JSONMapping, or a mapper of any dialect. For an optional property it is that of the value,
///   which may be missing or null. It is a `Mapping`; with `@Mapped(.decodeOnly)` a `Decoding` is enough, and with
///   `@Mapped(.encodeOnly)` an `Encoding`.
@attached(peer)
public macro By<Field: MappingConfigured>(_ field: Field) =
  #externalMacro(module: "DerivedMacros", type: "FieldMacro")

/// Stands in for `@By` before something that is no field, so that this is the only error.
@attached(peer)
public macro By<Value>(_ value: Value) = #externalMacro(module: "DerivedMacros", type: "NoFieldMacro")

/// Gives the value of a property whose key is missing; without it, that is the property's own initial value.
///
/// - Parameters:
///   - value: The value. It is made for each model that needs it.
///   - evenIfWrong: Whether a value that does not fit is replaced too, instead of being an error.
@attached(peer)
public macro Default<Value>(_ value: Value, evenIfWrong: Bool = false) =
  #externalMacro(module: "DerivedMacros", type: "FieldMacro")

/// Leaves a property out of the text. It keeps its initial value.
@attached(peer)
public macro Ignored() = #externalMacro(module: "DerivedMacros", type: "FieldMacro")

/// Reads and writes the members of a part, which is a model itself, as members of the object around it.
@attached(peer)
public macro Inlined() = #externalMacro(module: "DerivedMacros", type: "FieldMacro")

/// Writes `nil` as `null`, and requires the key.
@attached(peer)
public macro ExplicitNull() = #externalMacro(module: "DerivedMacros", type: "FieldMacro")
#endif
