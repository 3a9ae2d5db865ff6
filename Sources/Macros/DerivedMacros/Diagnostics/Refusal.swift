#if Macros
import SwiftDiagnostics
import SwiftSyntax

/// What is wrong with a declaration, in words.
enum Refusal {
  case notAModel(String)
  case notFinal(String)
  case privateWithin(String)
  case ofMainActor
  case missingInitializer(type: String, labels: String)
  case conditionalProperties
  case missingType(String)
  case tuple
  case constant(String)
  case notHeld(String, by: String)
  case ignoredWithoutValue(String)
  case noEffect(attribute: String, on: String)
  case givenTwice(String)
  case exclusive(String, String)
  case explicitNullWithValue(String)
  case explicitNullWithoutOptional(String)
  case optionalPart(String)
  case plainPart(String)
  case optionalTwice(String)
  case sharedDeclaration([String])
  case keyNotLiteral
  case keyListedTwice(String)
  case invalidPath
  case flagNotLiteral
  case unknownKeyCase
  case unknownDirection
  case alternativesOfEncodeOnly
  case sameKey(String, other: String)
  case pathThroughKey(path: String, key: String, other: String)
  case keyOfPath(String, other: String)
  case argumentNeedsEnum(String)
  case argumentOfRawValues(String)
  case contentIsTag(String)
  case unlabelledValues(String)
  case tagIsKey(tag: String, of: String)
  case sameTag(String, other: String)
  case caseWithoutPayload(String)
  case pathOfCase
  case noCases(String)
  case conditionalCases
  case conditionalAttributes
  case unreadableRawValues(String)
  case sameCase(String)
  case plainPayload(String, type: String)
  case unwritable(String, String)
  case unwritablePayload(String, String)
  case needsField(String, type: String, fields: [String])
  case needsOtherType(String, type: String, other: String)
  case existential(String, type: String)
  case unknownKeys(String, type: String)
  case unknownType(String, type: String)
  case unknownPart(String)
  case unknownPayload(String, type: String)
  case gap(Gap)
  case noField(String)
  case ofLibrary(String, type: String)
  case notCopyable
  case byHand(String, functions: [String], other: String?)
  case encodedSuperclass(String)
  case misfitField(String, type: String, field: String, model: String?)
  case misfitRule(String, type: String)
  case misfitDefault(String, type: String)
  case failingInitializer(labels: String, effect: String)
  case dottedKey(String)
  case dottedTag(String)
  case neverRead(path: String, key: String)
  case integerOfProperty
  case integerNeedsTag
  case mixedTags(String)
  case invalidRule
  case ruleGivenTwice(String)
  case unusedRule(String)
  case argumentNeedsModel(String)
}

extension Refusal: DiagnosticMessage {
  var severity: DiagnosticSeverity { .error }

  var diagnosticID: MessageID { MessageID(domain: "DerivedMapping", id: caseName) }

  /// Whether an extension of such a type is an error itself.
  var forbidsExtension: Bool {
    switch self {
    case .notAModel, .privateWithin, .ofMainActor, .notCopyable: true
    default: false
    }
  }

  private static func list(_ items: ArraySlice<String>) -> String {
    guard let last = items.last, items.count > 1 else { return "'\(items.first ?? "")'" }
    return items.dropLast().map { "'\($0)'" }.joined(separator: ", ") + " or '\(last)'"
  }

  /// The name of the case, without what it holds.
  private var caseName: String { Mirror(reflecting: self).children.first?.label ?? "\(self)" }

  var message: String {
    switch self {
    case .notAModel(let kind): "'@Mapped' is for structs, enums and final classes, not for \(kind)"
    case .notFinal(let type): "'@Mapped' needs a final class: a subclass of '\(type)' could not be read"
    case .privateWithin(let type):
      "'\(type)' can't be extended outside of the type around it: make it 'fileprivate'"
    case .ofMainActor:
      "'@Mapped' is not for types of the main actor: a mapper may be used on any thread"
    case .missingInitializer(let type, let labels):
      "'\(type)' needs an initializer that takes its properties in their order: 'init(\(labels))'"
    case .conditionalProperties: "'@Mapped' can't see which properties are left by '#if'"
    case .missingType(let name): "'\(name)' needs a type annotation: its value does not tell the type"
    case .tuple: "a tuple of properties can't be mapped: declare each by itself"
    case .constant(let name): "'\(name)' can't be read: a constant with a value never has another one"
    case .notHeld(let name, let modifier):
      "'\(name)' can't be read: it is '\(modifier)', so nothing would hold the object"
    case .ignoredWithoutValue(let name): "'@Ignored' needs a value for '\(name)', which is never read"
    case .noEffect(let attribute, let place): "'@\(attribute)' has no effect on \(place)"
    case .givenTwice(let attribute): "'@\(attribute)' is given twice"
    case .exclusive(let first, let second): "'@\(first)' and '@\(second)' exclude each other"
    case .explicitNullWithValue(let name):
      "'@ExplicitNull' requires the key of '\(name)', so its value would never be used"
    case .explicitNullWithoutOptional(let name):
      "'@ExplicitNull' is for optionals: '\(name)' can't be null"
    case .optionalPart(let name):
      "'@Inlined' is not for optionals: nothing tells whether '\(name)' is there"
    case .plainPart(let type): "'@Inlined' is for models: '\(type)' has no members of its own"
    case .optionalTwice(let name):
      "'\(name)' is an optional of an optional: a text has one null for both"
    case .sharedDeclaration(let names):
      "\(names.map { "'\($0)'" }.joined(separator: ", ")) need a declaration each, so that their types can be checked"
    case .keyNotLiteral: "a key must be a string literal without interpolation"
    case .keyListedTwice(let key): "the key \"\(key)\" is listed twice"
    case .invalidPath: "a path is keys with dots between them, such as \"image.size.width\""
    case .flagNotLiteral: "'evenIfWrong' must be 'true' or 'false'"
    case .unknownKeyCase: "'keys' must be one of the cases of 'KeyCase', such as '.snakeCase'"
    case .unknownDirection:
      "the direction must be one of the cases of 'MappingDirection', such as '.decodeOnly'"
    case .alternativesOfEncodeOnly: "'or' has no effect on a type that is only encoded"
    case .sameKey(let key, let other): "the key \"\(key)\" is already that of '\(other)'"
    case .pathThroughKey(let path, let key, let other):
      "the path \"\(path)\" leads through \"\(key)\", which is the key of '\(other)'"
    case .keyOfPath(let key, let other):
      "the key \"\(key)\" is that of an object on the way to '\(other)'"
    case .argumentNeedsEnum(let argument): "'\(argument)' is for enums"
    case .argumentOfRawValues(let argument):
      "'\(argument)' has no effect: a type with raw values is read and written as those"
    case .contentIsTag(let key): "the tag and the content can't both have the key \"\(key)\""
    case .unlabelledValues(let name): "the values of '\(name)' need labels, which are their keys"
    case .tagIsKey(let tag, let name): "the tag \"\(tag)\" is also a key of '\(name)'"
    case .sameTag(let tag, let other): "the name \(tag) is already that of '\(other)'"
    case .caseWithoutPayload(let name): "'\(name)' needs a payload: without a tag nothing else tells it"
    case .pathOfCase: "a case has a name, not a path"
    case .noCases(let type): "'\(type)' has no cases to read"
    case .conditionalCases: "'@Mapped' can't see which cases are left by '#if'"
    case .conditionalAttributes: "'@Mapped' can't see which attributes are left by '#if'"
    case .unreadableRawValues(let type): "raw values of type '\(type)' can't be read: use 'String'"
    case .sameCase(let name): "two cases are called '\(name)': a pattern can't tell them apart"
    case .unwritable(let name, let kind): "'\(name)' needs '@By' or '@Ignored': no text has \(kind)"
    case .unwritablePayload(let name, let kind):
      "the payload of '\(name)' can't be mapped: no text has \(kind)"
    case .plainPayload(let name, let type):
      "with 'tag' alone the payload of '\(name)' is a model or has labels: '\(type)' has no members of its own"
    case .needsField(let name, let type, let fields):
      "'\(name)' needs a field, such as '@By(\(fields[0]))': '\(type)' has no JSON form of its own"
        + (fields.count == 1 ? "" : "; also \(Refusal.list(fields.dropFirst()))")
    case .needsOtherType(let name, let type, let other):
      "'\(name)' can't be mapped: '\(type)' has no JSON form; use '\(other)'"
    case .existential(let name, let type):
      "'\(name)' can't be mapped: no text tells which type an '\(type)' has; use '@By' or '@Ignored'"
    case .unknownKeys(let name, let type):
      "'\(name)' can't be mapped: '\(type)' is no 'JSONObjectKey', as the keys of a dictionary must be"
    case .unknownType(let name, let type):
      "'\(name)' can't be mapped: '\(type)' has no JSON form; write '@Mapped' before its declaration, or use '@By'"
    case .unknownPart(let type):
      "'@Inlined' needs a model: '\(type)' must be a struct or a class with '@Mapped'"
    case .unknownPayload(let name, let type):
      "the payload of '\(name)' can't be mapped: '\(type)' has no JSON form; "
        + "write '@Mapped' before its declaration, or put it into a model with '@By'"
    case .gap(let gap): gap.message
    case .noField(let value):
      "'@By(\(value))' needs a field: that is a 'Mapping', or for one direction a 'Decoding' or an 'Encoding', "
        + "which come with 'import JSONMapping'"
    case .ofLibrary(let name, let type): "'\(name)' needs '@By' or '@Ignored': '\(type)' has no JSON form"
    case .notCopyable: "'@Mapped' is for types that can be copied, as elements of arrays must be"
    case .byHand(let type, let functions, let other):
      "'\(type)' has \(functions.map { "'\($0)'" }.joined(separator: " and ")) by hand"
        + (other.map { ": write '@Mapped(.\($0))' for the other direction" }
          ?? ", so '@Mapped' has nothing to add")
    case .encodedSuperclass(let type):
      "the superclass of '\(type)' is encoded, and its properties would not be decoded: "
        + "write '@Mapped(.encodeOnly)' or '@Mapped(.decodeOnly)'"
    case .misfitField(let name, let type, let field, let model):
      "'@By(\(field))' is for \(model.map { "'\($0)'" } ?? "another type"), but '\(name)' is of type '\(type)'"
    case .misfitRule(let name, let type):
      "the field of 'fields' is for another type: '\(name)' is of type '\(type)'"
    case .misfitDefault(let name, let type):
      "'@Default' needs a value of type '\(type)', which is that of '\(name)'"
    case .failingInitializer(let labels, let effect):
      "'init(\(labels))' \(effect), but decoding calls it without an error of its own: "
        + "move the check into the type of a property"
    case .dottedKey(let key):
      "\(key.debugDescription) is a key, not a path: use '@Key(path:)', "
        + "or #\(key.debugDescription)# for a key with a dot"
    case .dottedTag(let key):
      "\(key.debugDescription) is a key, not a path: a tag stands in the object itself; "
        + "use #\(key.debugDescription)# for a key with a dot"
    case .neverRead(let path, let key):
      "the path \"\(path)\" is never read: wherever it leads to a value, \"\(key)\" has one"
    case .integerOfProperty: "the key of a property is a string: an integer is a tag of a case"
    case .integerNeedsTag:
      "an integer is a tag of a case with '@Mapped(tag:)'; an enum without payloads has raw values of type 'Int'"
    case .mixedTags(let name):
      "the tags of an enum are all strings or all integers: '\(name)' needs an integer, as in '@Key(1)'"
    case .invalidRule: "'fields' needs rules, such as '.by(.yearMonthDay, for: Date.self)'"
    case .ruleGivenTwice(let type): "'fields' has two rules for '\(type)'"
    case .unusedRule(let type): "no property has the type '\(type)'; types are compared as they are written"
    case .argumentNeedsModel(let argument): "'\(argument)' is for structs and classes"
    }
  }
}
#endif
