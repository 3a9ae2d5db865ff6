#if Macros
import SwiftDiagnostics
import SwiftSyntax

/// What a fix-it does, in words.
enum Remedy: FixItMessage {
  case addType
  case addValue
  case addInitializer
  case makeFinal
  case makeFileprivate
  case makeVariable
  case leaveOut
  case removeAttribute
  case addField(String)
  case changeType(String)
  case makePath
  case makeRaw
  case declareEach
  case map(MappingDirection)

  var message: String {
    switch self {
    case .addType: "add a type annotation"
    case .addValue: "add a value"
    case .addInitializer: "add the initializer"
    case .makeFinal: "make the class final"
    case .makeFileprivate: "make it fileprivate"
    case .makeVariable: "make it a variable"
    case .leaveOut: "leave it out"
    case .removeAttribute: "remove the attribute"
    case .addField(let field): "add '@By(\(field))'"
    case .changeType(let type): "change the type to '\(type)'"
    case .makePath: "make it a path"
    case .makeRaw: "make it a key with a dot"
    case .declareEach: "declare each on a line of its own"
    case .map(let direction): "write '@Mapped(.\(direction.rawValue))'"
    }
  }

  var fixItID: MessageID { MessageID(domain: "DerivedMapping", id: message) }
}

extension FixIt {
  /// Puts text behind a node, before the white space that follows it.
  static func insert(_ text: String, behind node: some SyntaxProtocol, _ remedy: Remedy) -> FixIt {
    let place = node.endPositionBeforeTrailingTrivia
    return FixIt(
      message: remedy, changes: [.replaceText(range: place..<place, with: text, in: Syntax(node))])
  }

  /// Puts text before a node, behind the white space that precedes it.
  static func insert(_ text: String, before node: some SyntaxProtocol, _ remedy: Remedy) -> FixIt {
    let place = node.positionAfterSkippingLeadingTrivia
    return FixIt(
      message: remedy, changes: [.replaceText(range: place..<place, with: text, in: Syntax(node))])
  }

  /// Replaces the text of a node, without the white space around it.
  static func replace(_ node: some SyntaxProtocol, by text: String, _ remedy: Remedy) -> FixIt {
    let range = node.positionAfterSkippingLeadingTrivia..<node.endPositionBeforeTrailingTrivia
    return FixIt(message: remedy, changes: [.replaceText(range: range, with: text, in: Syntax(node))])
  }

  /// Removes an attribute with the white space behind it.
  static func remove(_ attribute: AttributeSyntax) -> FixIt {
    let range = attribute.positionAfterSkippingLeadingTrivia..<attribute.endPosition
    return FixIt(
      message: Remedy.removeAttribute, changes: [.replaceText(range: range, with: "", in: Syntax(attribute))])
  }
}

extension FixIt {
  /// Makes the direction of `@Mapped` another one.
  static func map(_ attribute: AttributeSyntax, _ direction: MappingDirection) -> FixIt {
    let remedy = Remedy.map(direction)
    let text = ".\(direction.rawValue)"
    let arguments = attribute.labelledArguments
    let names = arguments.map { $0.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? "" }
    let unlabelled = arguments.indices.prefix { arguments[$0].label == nil }
    if let old = unlabelled.first(where: { MappingDirection(rawValue: names[$0]) != nil }) {
      return .replace(arguments[old].expression, by: text, remedy)
    }
    if names.first == "untagged", let form = arguments.first {
      return .insert(", \(text)", behind: form.expression, remedy)
    }
    if let first = arguments.first { return .insert("\(text), ", before: first, remedy) }
    let range =
      attribute.attributeName.endPositionBeforeTrailingTrivia..<attribute.endPositionBeforeTrailingTrivia
    return FixIt(
      message: remedy, changes: [.replaceText(range: range, with: "(\(text))", in: Syntax(attribute))])
  }
}

/// The diagnostics of one expansion.
struct Findings {
  private(set) var diagnostics: [Diagnostic] = []

  /// Whether one of them is about something that an extension of the type can't be written with.
  private(set) var forbidExtension = false

  mutating func add(_ refusal: Refusal, at node: some SyntaxProtocol, _ fixIts: FixIt...) {
    add(refusal, at: node, fixIts)
  }

  mutating func add(
    _ refusal: Refusal, at node: some SyntaxProtocol, _ fixIts: [FixIt], notes: [Note] = []
  ) {
    diagnostics.append(Diagnostic(node: Syntax(node), message: refusal, notes: notes, fixIts: fixIts))
    if refusal.forbidsExtension { forbidExtension = true }
  }

  mutating func add(_ other: Findings) {
    diagnostics += other.diagnostics
    forbidExtension = forbidExtension || other.forbidExtension
  }
}
#endif
