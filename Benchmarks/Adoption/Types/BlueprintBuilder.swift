/// The strings that become an enum.
package struct AdoptedEnums {
  let ofWords: Bool
  let keys: [String]

  /// - Parameters:
  ///   - ofWords: Whether few different words become an enum.
  ///   - keys: The keys of members whose strings become an enum.
  package init(ofWords: Bool = false, keys: [String] = []) { (self.ofWords, self.keys) = (ofWords, keys) }
}

/// Declares the types for settled shapes.
struct BlueprintBuilder {
  private let enums: AdoptedEnums
  private var names = NameTable(reserved: SwiftNames.types)
  private var declarations: [Declaration?] = []
  private var declared: [ObjectIdentifier: ValueType] = [:]
  private var declaredChoices: [[String]: String] = [:]

  private static let mostLevels = 40
  private static let mostArrays = 6

  /// The place of a value, which determines the name of its type.
  private struct Place {
    var words: Words
    var key: String?
    /// The property, such as `Release.assets`; `nil` for the root.
    var origin: String?
    /// The type that contains the property.
    var owner: String?
    var level = 0
    var arrays = 0

    var element: Place {
      var place = self
      place.words = words.singular
      place.arrays += 1
      return place
    }
  }

  static func blueprint(of root: Shape, name: String, enums: AdoptedEnums) -> Blueprint {
    var builder = BlueprintBuilder(enums: enums)
    let type = builder.type(of: root, at: Place(words: Words(of: name)))
    var blueprint = Blueprint(root: type, declarations: builder.declarations.compactMap(\.self))
    blueprint.breakCycles()
    return blueprint
  }

  private init(enums: AdoptedEnums) { self.enums = enums }

  private mutating func type(of shape: Shape, at place: Place) -> ValueType {
    guard !shape.isMixed else { return .json(.mixed(shape.kinds.words)) }
    switch shape.kinds {
    case .boolean: return .bool
    case .number: return shape.numbers.type(named: place.words)
    case .string: return string(shape.strings, at: place)
    case .array:
      guard place.arrays < Self.mostArrays else { return .json(.tooDeep) }
      return .array(elementType(of: shape.elements ?? Shape(), at: place.element))
    case .object: return shape.object.map { object($0, at: place) } ?? .json(.alwaysEmpty)
    default: return .json(shape.count > 0 ? .alwaysNull : .alwaysEmpty)
    }
  }

  private mutating func elementType(of shape: Shape, at place: Place) -> ValueType {
    let type = type(of: shape, at: place)
    // An OwnedJSON can be null itself.
    if case .json = type { return type }
    return shape.nulls > 0 ? .optional(type) : type
  }

  private mutating func string(_ strings: StringShape, at place: Place) -> ValueType {
    let type = strings.type(named: place.words, isMember: place.owner != nil)
    guard type == .string else { return type }
    let values = strings.values ?? []
    let isEnum =
      place.key.map(enums.keys.contains) == true || enums.ofWords && strings.areFewWords
    let known = values.filter { !$0.isEmpty && $0 != "unknown" }
    return isEnum && !known.isEmpty ? choices(known, at: place) : .string
  }

  private mutating func choices(_ values: [String], at place: Place) -> ValueType {
    let key = values.sorted()
    if let name = declaredChoices[key] { return .named(name, .choices) }
    let name = typeName(at: place)
    declaredChoices[key] = name
    var cases = NameTable(reserved: ["unknown", "rawValue"])
    declarations.append(
      .choices(
        Choices(
          name: name, origin: place.origin,
          cases: values.map {
            .init(value: $0, name: cases.name(SwiftNames.enumCase(Words(of: $0).camelCase)))
          })))
    return .named(name, .choices)
  }

  private mutating func object(_ object: ObjectShape, at place: Place) -> ValueType {
    if let known = declared[ObjectIdentifier(object)] { return known }
    guard place.level < Self.mostLevels else { return .json(.tooDeep) }
    guard !object.hasEquivalentKeys, !object.records.contains(where: \.hasEquivalentKeys) else {
      return .json(.equivalentKeys)
    }
    switch object.form {
    case .dictionary: return .dictionary(elementType(of: object.values, at: place.element))
    case .structure:
      let name = typeName(at: place)
      let type = ValueType.named(name, .structure)
      declared[ObjectIdentifier(object)] = type
      if let record = object.records.first {
        declare(record, as: name, origin: place.origin, level: place.level)
      }
      return type
    case .union(let tag):
      let name = typeName(at: place)
      let type = ValueType.named(name, .union)
      declared[ObjectIdentifier(object)] = type
      declare(object.records, as: name, tag: tag, at: place)
      return type
    }
  }

  private mutating func declare(_ records: [Record], as name: String, tag: String, at place: Place) {
    let index = declarations.count
    declarations.append(nil)
    var caseNames = NameTable()
    var cases: [Union.Case] = []
    for record in records {
      let value = record.tag?.value ?? ""
      let words = Words(of: value)
      let caseName = caseNames.name(SwiftNames.enumCase(words.camelCase))
      var structure: String?
      if record.members.count > 1 {
        let own = words.pascalCase
        let isNoun = own.first?.isUppercase == true
        let structureName = names.name(
          own.hasSuffix(name) ? own : isNoun ? own + name : name + own.drop { $0 == "_" })
        declare(
          record, as: structureName, origin: "\(name).\(caseName)", level: place.level, without: tag)
        structure = structureName
      }
      cases.append(Union.Case(tag: value, name: caseName, structure: structure))
    }
    declarations[index] = .union(Union(name: name, origin: place.origin, tag: tag, cases: cases))
  }

  private mutating func declare(
    _ record: Record, as name: String, origin: String?, level: Int, without tag: String? = nil
  ) {
    let index = declarations.count
    declarations.append(nil)
    var propertyNames = NameTable()
    var properties: [Structure.Property] = []
    for member in record.members where member.key != tag {
      let words = Words(of: member.key)
      let property = propertyNames.name(SwiftNames.property(words.camelCase))
      let place = Place(
        words: words, key: member.key, origin: "\(name).\(property)", owner: name, level: level + 1)
      let type = type(of: member.shape, at: place)
      let isOptional = member.count < record.count || member.shape.nulls > 0
      properties.append(
        Structure.Property(
          key: member.key, name: property, type: isOptional ? .optional(type) : type,
          note: type.reason?.sentence ?? Self.note(on: type, member.shape)))
    }
    declarations[index] = .structure(Structure(name: name, origin: origin, properties: properties))
  }

  /// The comment on a property with dates that is a `String`, and on one with decimals; `nil` for others.
  private static func note(on type: ValueType, _ shape: Shape) -> String? {
    if type.core == .decimalString { return "A number in a string. It is encoded without trailing zeros." }
    guard type.core == .string else { return nil }
    var shape = shape
    while shape.kinds != .string, let inner = shape.elements ?? shape.object?.values { shape = inner }
    guard shape.strings.count > 0, shape.strings.forms.contains(.timestamp) else { return nil }
    return "A Date would be encoded in UTC or with other digits, which changes the samples."
  }

  private mutating func typeName(at place: Place) -> String {
    var own = place.words.pascalCase
    // Other names could be the same as those of properties.
    if own.first?.isUppercase != true { own = (place.owner ?? "Sample") + own.drop { $0 == "_" } }
    return names.name(own, (place.owner ?? "") + own + (place.owner == nil ? "Model" : ""))
  }
}

extension Shape.Kinds {
  /// The kinds in words, for comments.
  var words: [String] {
    let all: [(Shape.Kinds, String)] = [
      (.boolean, "a Boolean"), (.number, "a number"), (.string, "a string"), (.array, "an array"),
      (.object, "an object"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
