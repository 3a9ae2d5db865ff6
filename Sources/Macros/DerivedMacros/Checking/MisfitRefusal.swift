#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// What to say of a property whose check failed, and how to fix it.
struct MisfitRefusal {
  let variable: VariableDeclSyntax
  let binding: PatternBindingSyntax
  let name: TokenSyntax
  private let attributes: [(attribute: FieldAttribute, node: AttributeSyntax)]

  init?(_ variable: VariableDeclSyntax) {
    guard let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return nil }
    self.variable = variable
    self.binding = binding
    self.name = name
    attributes = variable.attributes.fieldAttributes
  }

  /// Adds the finding of a check.
  ///
  /// - Parameters:
  ///   - check: The name of the check.
  ///   - typeText: The type as the check has it, such as `Address`.
  func report(_ check: CheckName, _ typeText: String, to findings: inout Findings) {
    let type = type(typeText)
    switch check.kind {
    case "part":
      findings.add(.unknownPart(type.trimmedDescription), at: place(of: .inlined))
    case "fallback":
      findings.add(
        .misfitDefault(name.bareName, type: type.trimmedDescription), at: place(of: .fallback),
        removals(of: .fallback))
    case "field": reportField(type, to: &findings)
    default: reportValue(type, to: &findings)
    }
  }

  /// Adds the finding of a check of something that lacks one thing alone.
  func report(_ kind: Gap.Kind, _ check: CheckName, _ typeText: String, to findings: inout Findings) {
    let type = type(typeText)
    let read = ValueType(type)
    let direction = check.direction
    let owner: Gap.Owner
    let place: Syntax
    switch check.kind {
    case "part": (owner, place) = (.part(type: type.trimmedDescription), self.place(of: .inlined))
    case "field":
      let field = node(of: .field)?.labelledArguments.first?.expression.trimmedDescription
      (owner, place) = (.field(field), self.place(of: .field))
    default:
      (owner, place) = (.value(name.bareName, type: read.innermost.trimmedDescription), Syntax(name))
    }
    let gap = Gap(owner: owner, kind: kind, direction: direction)
    // The attribute of the type is not part of what this macro may change.
    findings.add(.gap(gap), at: place, check.kind == "value" ? leavingOut(read) : [])
  }

  /// The type as it is written.
  private func type(_ typeText: String) -> TypeSyntax {
    if let type = binding.typeAnnotation?.type { return type }
    let shown = binding.initializer.flatMap { ValueType(of: $0.value) }
    return TypeSyntax(stringLiteral: shown?.text ?? typeText)
  }

  private func node(of attribute: FieldAttribute) -> AttributeSyntax? {
    attributes.first { $0.attribute == attribute }?.node
  }

  private func place(of attribute: FieldAttribute) -> Syntax {
    node(of: attribute).map(Syntax.init) ?? Syntax(name)
  }

  /// Without the attribute the property compiles only if its type has a form of its own.
  private func removals(of attribute: FieldAttribute) -> [FixIt] {
    node(of: attribute).map { [.remove($0)] } ?? []
  }

  private func reportField(_ type: TypeSyntax, to findings: inout Findings) {
    guard let node = node(of: .field) else {
      return findings.add(.misfitRule(name.bareName, type: type.trimmedDescription), at: name)
    }
    let field = node.labelledArguments.first?.expression.trimmedDescription ?? ""
    let model = KnownForm.model(ofField: field)
    var fixIts: [FixIt] = ValueType(type).isUnknown() ? [] : [.remove(node)]
    if let model, let annotation = binding.typeAnnotation, binding.initializer == nil {
      let text = ValueType(type).isOptional ? "\(model)?" : model
      fixIts.append(.replace(annotation.type, by: text, .changeType(text)))
    }
    findings.add(
      .misfitField(name.bareName, type: type.trimmedDescription, field: field, model: model), at: node,
      fixIts)
  }

  private func reportValue(_ type: TypeSyntax, to findings: inout Findings) {
    let read = ValueType(type)
    let text = read.innermost.trimmedDescription
    switch KnownForm(of: read.innermost) {
    case .fields(let fields):
      let forms = fields.map { read.fieldText($0) }
      let fixIts = forms.compactMap(\.self).map { form in
        FixIt.insert("@By(\(form)) ", before: variable.declaration, .addField(form))
      }
      // Behind an array or the like only the first one is named, for all are written alike.
      let shown = forms.first == fields.first ? fields : [forms.first.flatMap(\.self) ?? fields[0]]
      findings.add(.needsField(name.bareName, type: text, fields: shown), at: name, fixIts)
    case .other(let other):
      findings.add(
        .needsOtherType(name.bareName, type: text, other: other), at: name,
        binding.typeAnnotation == nil ? [] : [.replace(read.innermost, by: other, .changeType(other))])
    case .existential:
      findings.add(.existential(name.bareName, type: text), at: name, leavingOut(read))
    case .library:
      findings.add(.ofLibrary(name.bareName, type: text), at: name, leavingOut(read))
    case nil:
      let keys = read.model == nil ? read.unknownKeys.first : nil
      if let keys {
        findings.add(.unknownKeys(name.bareName, type: keys), at: name, leavingOut(read))
      } else {
        findings.add(.unknownType(name.bareName, type: text), at: name, leavingOut(read))
      }
    }
  }

  private func leavingOut(_ type: ValueType) -> [FixIt] {
    variable.leavingOut(type, binding)
  }
}
#endif
