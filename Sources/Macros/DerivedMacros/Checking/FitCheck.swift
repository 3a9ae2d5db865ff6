#if Macros
import SwiftSyntax

/// A type that the compiler checks.
struct CheckedType {
  let type: ValueType
  /// How the type is named in a sample of the generic type; `nil` where it is checked as it is written.
  let sample: SampleType.Member?

  /// The argument of the check.
  ///
  /// - Parameter isOfFunction: Whether it stands before a function of the macro, and not before a property.
  func text(isOfFunction: Bool) -> String {
    guard let sample else { return "\(type.text).self" }
    return isOfFunction ? sample.reference : sample.type
  }
}

/// What only the compiler can say about a property: the macro sees how its type is written, not what it is.
enum FitCheck {
  /// The type has a JSON form of its own.
  case value(CheckedType)
  /// The type is a model, whose members stand among others.
  case part(CheckedType)
  /// The type is a model, among whose members the tag of its case stands.
  case payload(CheckedType)
  /// The field is one for the type.
  case field(ExprSyntax, ValueType)
  /// The default is of the type.
  case fallback(ExprSyntax, ValueType)

  /// The argument of the macros that check it.
  ///
  /// - Parameters:
  ///   - direction: Where the type or the field is needed.
  ///   - isOfFunction: Whether it stands before a function of the macro, and not before a property.
  func argument(_ direction: MappingDirection, isOfFunction: Bool) -> String {
    switch self {
    case .value(let type): ".\(name("value", direction))(\(type.text(isOfFunction: isOfFunction)))"
    case .part(let type): ".\(name("part", direction))(\(type.text(isOfFunction: isOfFunction)))"
    case .payload(let type) where direction == .both: ".payload(\(type.text(isOfFunction: isOfFunction)))"
    // It is read as any value: only where it is written, the tag stands among its members.
    case .payload(let type):
      ".\(name(direction.decodes ? "value" : "part", direction))(\(type.text(isOfFunction: isOfFunction)))"
    case .field(let field, let type):
      ".\(name("field", direction))(\(field.trimmedDescription), \(type.wrappedText).self)"
    case .fallback(let value, let type): ".fallback(\(value.trimmedDescription), \(type.text).self)"
    }
  }

  private func name(_ check: String, _ direction: MappingDirection) -> String {
    let suffix = check.prefix(1).uppercased() + check.dropFirst()
    return switch direction {
    case .both: check
    case .decodeOnly: "decoded\(suffix)"
    case .encodeOnly: "encoded\(suffix)"
    }
  }

  /// The names in it.
  fileprivate var names: Set<String> {
    switch self {
    case .value(let checked), .part(let checked), .payload(let checked): checked.type.names
    case .field(let expression, let type), .fallback(let expression, let type):
      type.names.union(expression.tokens(viewMode: .sourceAccurate).map(\.text))
    }
  }
}

extension FitCheck {
  /// The alias that it names, with the type.
  var alias: (name: String, type: String)? {
    switch self {
    case .value(let checked), .part(let checked), .payload(let checked):
      checked.sample.map { ($0.alias, checked.type.text) }
    case .field, .fallback: nil
    }
  }
}

extension StoredProperty {
  /// The checks of the property.
  func checks(in header: DeclarationHeader) -> [FitCheck] {
    // An attribute of several variables would be one of none.
    guard isAlone else { return [] }
    var checks: [FitCheck] = []
    let member = header.sample?.property(name, node.bareName)
    if isInlined {
      checks += header.checked(type, member).map(FitCheck.part)
    } else if let field = attributes.field {
      checks += header.concrete([.field(field, type)])
    } else if type.isUnknown(besides: header.name) {
      checks += header.checked(type, member).map(FitCheck.value)
    }
    if let fallback = attributes.fallback { checks += header.concrete([.fallback(fallback, type)]) }
    return checks
  }
}

extension EnumCase {
  /// The checks of the payload.
  func checks(in header: DeclarationHeader, isTagged: Bool) -> [FitCheck] {
    types.enumerated().filter { $1.isUnknown(besides: header.name) }.flatMap { position, type in
      let member = header.sample?.payload(name, node.bareName, position, of: types.count)
      return header.checked(type, member).map { checked -> FitCheck in
        if isTagged, case .value = payload { .payload(checked) } else { .value(checked) }
      }
    }
  }
}

extension DeclarationHeader {
  /// The type as it can be checked; nothing if it can't be, or is a parameter with a condition.
  fileprivate func checked(_ type: ValueType, _ member: SampleType.Member?) -> [CheckedType] {
    let direct = [CheckedType(type: type, sample: nil)]
    if conditioned.isEmpty { return direct }
    let isConcrete = type.names.isDisjoint(with: parameters.map(\.name))
    // `Date` and the like hardly are types that are mapped under conditions.
    if isConcrete, KnownForm(of: type.innermost) != nil, type.unknownKeys.isEmpty { return direct }
    let isKnown = type.model == nil || type.rootOfInnermost.map(conditioned.contains) ?? false
    if isKnown, type.unknownKeys.allSatisfy(conditioned.contains) { return [] }
    if let member { return [CheckedType(type: type, sample: member)] }
    return isConcrete && !isInGenericType && type.names.isDisjoint(with: members) ? direct : []
  }

  /// The checks of expressions that name no parameter.
  fileprivate func concrete(_ checks: [FitCheck]) -> [FitCheck] {
    checks.filter { $0.names.isDisjoint(with: parameters.map(\.name)) }
  }
}
#endif
