#if Macros
import SwiftSyntax
import SwiftSyntaxBuilder

/// A check that only the compiler can make: the macro has the syntax of a type, not its declaration.
struct FitCheck {
  enum Kind {
    /// The type has a JSON form.
    case value
    /// The type is a model whose members are members of the enclosing object.
    case part
    /// The type is a model whose members are beside the tag of its case.
    case payload
    /// The field maps the type.
    case field
    /// The default is of the type.
    case fallback
    /// The rule is for values of the type.
    case rule
  }

  let kind: Kind
  var type: ValueType
  /// The field or the default.
  var expression: ExprSyntax?
  /// The names of the type in a sample of the generic type; `nil` if the type is checked as it is written.
  var sample: SampleType.Member?
  /// The type, named by the property or the case, for attributes of functions. The compiler reports a type
  /// that doesn't exist at the property or the case; an argument with the type's name would cause another
  /// error.
  var reference: String?

  /// The argument that is passed to the macros of the check.
  ///
  /// - Parameters:
  ///   - direction: The directions in which the type or the field is needed.
  ///   - isOfFunction: Whether the attribute belongs to a generated function, and not to a property.
  func argument(_ direction: MappingDirection, in header: DeclarationHeader, isOfFunction: Bool) -> String {
    let checked =
      if let expression {
        "\(expression.trimmedDescription), "
          + header.metatype(type, kind == .fallback ? type.text : type.wrappedText)
      } else if let sample {
        isOfFunction ? sample.reference : sample.type
      } else if let reference, isOfFunction {
        reference
      } else {
        header.metatype(type, type.text)
      }
    // For encoding only, a payload must be a model, because the tag is added to its members. For decoding
    // only, it is checked like any value.
    let name = kind == .payload && direction != .both ? direction.decodes ? Kind.value : .part : kind
    let single = kind == .fallback || kind == .rule ? nil : direction.argument
    return ".\(name)(\(checked)\(single.map { ", in: \($0)" } ?? ""))"
  }

  /// The check of the type within optionals and containers. The message about a failed check depends on what
  /// that type lacks.
  fileprivate var ofContent: FitCheck {
    guard kind == .value, sample == nil, type.unknownKeys.isEmpty else { return self }
    var check = self
    check.type = type.checked
    return check
  }

  /// The name of the type alias in the sample, and the type that it stands for.
  var alias: (name: String, type: String)? { sample.map { ($0.alias, type.text) } }
}

extension StoredProperty {
  /// The checks of the property.
  func checks(in header: DeclarationHeader) -> [FitCheck] {
    // The attribute for the check can't be added to a declaration of several variables.
    guard isAlone, !isRest, type.names.union([node.bareName]).isDisjoint(with: DeclarationHeader.functions)
    else { return [] }
    var checks: [FitCheck] = []
    if let field = attributes.field, !attributes.isText {
      checks.append(FitCheck(kind: .field, type: type, expression: field))
    } else if isInlined || type.isUnknown(besides: header.name) {
      // Attributes that name a deprecated property cause a warning.
      let member = isDeprecated ? nil : header.sample?.property(name, node.bareName)
      checks += header.checks(isInlined ? .part : .value, type, member).map { check in
        var check = check.ofContent
        guard !isDeprecated, !KnownForm.isHandle(check.type) else { return check }
        check.reference = header.path(to: name).map { "\(LibraryType.fit).type(of: \\\($0))" }
        return check
      }
    }
    // If the initial value isn't of the type, the compiler reports it. With the check, it isn't copied into
    // the functions.
    if let fallback = attributes.fallback ?? initialValue.flatMap({ type.mayExclude($0) ? $0 : nil }) {
      checks.append(FitCheck(kind: .fallback, type: type, expression: fallback))
    }
    checks += attributes.checks.compactMap(\.rule).map {
      FitCheck(kind: .rule, type: type, expression: "\(raw: $0)")
    }
    return checks.filter { check in
      // In attributes, expressions can't name a generic parameter.
      check.expression.map { check.type.names.union($0.words).isDisjoint(with: header.parameterNames) }
        ?? true
    }
  }
}

extension EnumCase {
  /// The checks of the payload.
  func checks(in header: DeclarationHeader, isTagged: Bool) -> [FitCheck] {
    types.enumerated().filter {
      $1.isUnknown(besides: header.name)
        && $1.names.union([node.bareName]).isDisjoint(with: DeclarationHeader.functions)
    }.flatMap { position, type in
      let member = header.sample?.payload(name, node.bareName, position, of: types.count)
      let isValue = if case .value = payload { true } else { false }
      return header.checks(isTagged && isValue ? .payload : .value, type, member).map { check in
        var check = check
        check.reference = check.kind == .value ? header.path(to: name) : nil
        return check
      }
    }
  }
}

extension DeclarationHeader {
  /// The check of a type; empty if the type can't be checked, or if it is a parameter with a condition.
  fileprivate func checks(
    _ kind: FitCheck.Kind, _ type: ValueType, _ member: SampleType.Member?
  ) -> [FitCheck] {
    let direct = [FitCheck(kind: kind, type: type)]
    if conditioned.isEmpty { return direct }
    let isConcrete = type.names.isDisjoint(with: parameterNames)
    // Types such as `Date` are unlikely to depend on conditions, so they are checked directly.
    if isConcrete, KnownForm(of: type.innermost) != nil, type.unknownKeys.isEmpty { return direct }
    let isKnown = type.model == nil || type.rootOfChecked.map(conditioned.contains) ?? false
    if isKnown, type.unknownKeys.allSatisfy(conditioned.contains) { return [] }
    if let member { return [FitCheck(kind: kind, type: type, sample: member)] }
    guard !isInGenericType else { return [] }
    if isConcrete { return type.names.isDisjoint(with: members) ? direct : [] }
    // Without a sample, the values of a dictionary can be checked alone if its keys meet a condition.
    let values = type.checked
    guard kind == .value, values.model != nil, type.unknownKeys.allSatisfy(conditioned.contains),
      values.names.isDisjoint(with: parameterNames.union(members))
    else { return [] }
    return [FitCheck(kind: kind, type: values)]
  }
}
#endif
