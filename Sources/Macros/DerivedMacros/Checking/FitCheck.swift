#if Macros
import SwiftSyntax

/// What only the compiler can say about a property: the macro sees how its type is written, not what it is.
enum FitCheck {
  /// The type has a JSON form of its own.
  case value(ValueType)
  /// The type is a model, whose members stand among others.
  case part(ValueType)
  /// The type is a model, among whose members the tag of its case stands.
  case payload(ValueType)
  /// The field is one for the type.
  case field(ExprSyntax, ValueType)
  /// The default is of the type.
  case fallback(ExprSyntax, ValueType)

  /// The argument of the macros that check it.
  ///
  /// - Parameter direction: Where the type or the field is needed.
  func argument(_ direction: MappingDirection) -> String {
    switch self {
    case .value(let type): ".\(name("value", direction))(\(type.text).self)"
    case .part(let type): ".\(name("part", direction))(\(type.text).self)"
    case .payload(let type) where direction == .both: ".payload(\(type.text).self)"
    // It is read as any value: only where it is written, the tag stands among its members.
    case .payload(let type): ".\(name(direction.decodes ? "value" : "part", direction))(\(type.text).self)"
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
    case .value(let type), .part(let type), .payload(let type): type.names
    case .field(let expression, let type), .fallback(let expression, let type):
      type.names.union(expression.tokens(viewMode: .sourceAccurate).map(\.text))
    }
  }
}

extension StoredProperty {
  /// The checks of the property.
  func checks(in header: DeclarationHeader) -> [FitCheck] {
    // An attribute of several variables would be one of none.
    guard isAlone else { return [] }
    var checks: [FitCheck] = []
    if isInlined {
      checks.append(.part(type))
    } else if let field = attributes.field {
      checks.append(.field(field, type))
    } else if type.isUnknown(besides: header.name) {
      checks.append(.value(type))
    }
    if let fallback = attributes.fallback { checks.append(.fallback(fallback, type)) }
    return header.concrete(checks)
  }
}

extension EnumCase {
  /// The checks of the payload.
  func checks(in header: DeclarationHeader, isTagged: Bool) -> [FitCheck] {
    let checks = types.filter { $0.isUnknown(besides: header.name) }.map { type -> FitCheck in
      if isTagged, case .value = payload { .payload(type) } else { .value(type) }
    }
    return header.concrete(checks)
  }
}

extension DeclarationHeader {
  /// The checks that mean something where the type is declared.
  fileprivate func concrete(_ checks: [FitCheck]) -> [FitCheck] {
    checks.filter { check in
      switch check {
      // A type within a generic one may be mapped under the same conditions only. Those of the type itself are seen, those
      // of the types around it are not; but `Date` and the like hardly are such types.
      case .value(let type), .part(let type), .payload(let type):
        parameters.isEmpty
          || type.names.isDisjoint(with: parameters.map(\.name))
            && (KnownForm(of: type.innermost) != nil && type.keyReferences.isEmpty
              || !isInGenericType && type.names.isDisjoint(with: members))
      case .field, .fallback: check.names.isDisjoint(with: parameters.map(\.name))
      }
    }
  }
}
#endif
