#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// The text of an error or of a fix-it.
struct DiagnosticText: DiagnosticMessage, FixItMessage {
  /// The identifier that all errors of this kind have. A fix-it has its message as the identifier.
  let id: String
  let message: String

  var severity: DiagnosticSeverity { .error }
  var diagnosticID: MessageID { MessageID(domain: "DerivedMapping", id: id) }
  var fixItID: MessageID { diagnosticID }
}

/// The errors of one expansion.
struct Findings {
  private(set) var diagnostics: [Diagnostic] = []

  /// Whether the compiler itself reports an error about the type in any case.
  private(set) var leavesErrorToCompiler = false

  /// Whether the type can be mapped.
  var isEmpty: Bool { diagnostics.isEmpty && !leavesErrorToCompiler }

  /// Whether an extension of the type would itself cause an error.
  private(set) var forbidExtension = false

  /// Adds an error.
  ///
  /// - Parameters:
  ///   - id: The identifier that all errors of this kind have.
  ///   - message: The text of the error.
  mutating func add(_ id: String, _ message: String, at node: some SyntaxProtocol, _ fixIts: FixIt...) {
    add(id, message, at: node, fixIts)
  }

  mutating func add(_ id: String, _ message: String, at node: some SyntaxProtocol, _ fixIts: [FixIt]) {
    let text = DiagnosticText(id: id, message: message)
    diagnostics.append(Diagnostic(node: Syntax(node), message: text, fixIts: fixIts))
  }

  /// Adds an error about a type that can't be extended.
  mutating func addForbidding(
    _ id: String, _ message: String, at node: some SyntaxProtocol, _ fixIts: FixIt...
  ) {
    add(id, message, at: node, fixIts)
    forbidExtension = true
  }

  /// Refuses the type without an error, because the compiler reports one.
  mutating func leaveErrorToCompiler() { leavesErrorToCompiler = true }

  mutating func add(_ other: Findings) {
    diagnostics += other.diagnostics
    leavesErrorToCompiler = leavesErrorToCompiler || other.leavesErrorToCompiler
    forbidExtension = forbidExtension || other.forbidExtension
  }
}

// MARK: Errors with several causes

extension Findings {
  /// Adds an error at an attribute that has no effect.
  ///
  /// - Parameter place: The kind of declaration that has the attribute, as a part of the message.
  mutating func addNoEffect(of attribute: AttributeSyntax, on place: String) {
    add("noEffect", "'@\(attribute.lastName)' has no effect on \(place)", at: attribute, .remove(attribute))
  }

  mutating func addNoEffect(ofFieldAttributes attributes: AttributeListSyntax, on place: String) {
    for (_, node) in attributes.fieldAttributes { addNoEffect(of: node, on: place) }
  }

  mutating func addGivenTwice(_ attribute: AttributeSyntax) {
    add("givenTwice", "'@\(attribute.lastName)' is given twice", at: attribute, .remove(attribute))
  }

  mutating func addListedTwice(_ key: String, at node: some SyntaxProtocol) {
    add("keyListedTwice", "the key \"\(key)\" is listed twice", at: node)
  }

  /// Adds an error at a key that isn't a literal.
  ///
  /// - Parameter isOfCase: Whether the key belongs to a case, where it may be an integer.
  mutating func addNotLiteral(_ key: ExprSyntax, isOfCase: Bool = false) {
    add(
      "keyNotLiteral",
      "a key must be a string literal without interpolation" + (isOfCase ? ", or an integer literal" : ""),
      at: key)
  }

  /// Adds an error at an `#if` around members.
  ///
  /// - Parameter members: What is inside the `#if`, as a part of the message.
  mutating func addConditional(_ members: String, _ condition: IfConfigDeclSyntax) {
    add(
      "conditional", "'@Mapped' can't determine which \(members) remain after '#if'",
      at: condition.clauses.first.map { Syntax($0.poundKeyword) } ?? Syntax(condition))
  }

  /// Adds an error at a case whose payload can't contain the tag.
  ///
  /// - Parameter reason: Why it can't, as a part of the message.
  mutating func addPlainPayload(of name: TokenSyntax, _ reason: String) {
    add(
      "plainPayload",
      "with 'tag' alone, the payload of '\(name.bareName)' must be a model or have labels: \(reason)",
      at: name)
  }

  mutating func addMisfitDefault(of type: String, _ name: TokenSyntax, at attribute: AttributeSyntax) {
    add(
      "misfitDefault", "'@Default' needs a value of type '\(type)', which is that of '\(name.bareName)'",
      at: attribute, .remove(attribute))
  }

  mutating func addPrivate(_ type: String, at node: some SyntaxProtocol, _ fixIts: FixIt...) {
    add(
      "privateWithin", "'\(type)' can't be extended outside of the type around it: make it 'fileprivate'",
      at: node, fixIts)
    forbidExtension = true
  }
}

extension MacroExpansionContext {
  func report(_ findings: Findings) { for diagnostic in findings.diagnostics { diagnose(diagnostic) } }
}

extension FixIt {
  private init(
    _ remedy: String, _ range: Range<AbsolutePosition>, _ text: String, in node: some SyntaxProtocol
  ) {
    self.init(
      message: DiagnosticText(id: remedy, message: remedy),
      changes: [.replaceText(range: range, with: text, in: Syntax(node))])
  }

  /// Inserts text after a node, before the white space that follows it.
  static func insert(_ text: String, behind node: some SyntaxProtocol, _ remedy: String) -> FixIt {
    let position = node.endPositionBeforeTrailingTrivia
    return FixIt(remedy, position..<position, text, in: node)
  }

  /// Inserts text before a node, after the white space that precedes it.
  static func insert(_ text: String, before node: some SyntaxProtocol, _ remedy: String) -> FixIt {
    let position = node.positionAfterSkippingLeadingTrivia
    return FixIt(remedy, position..<position, text, in: node)
  }

  /// Inserts text before a node, or instead of it, and after a later one of the same declaration, in one
  /// change.
  static func enclose(
    _ start: String, _ first: some SyntaxProtocol, _ last: some SyntaxProtocol, _ end: String,
    _ remedy: String, replacesFirst: Bool = false
  ) -> FixIt {
    let range = first.positionAfterSkippingLeadingTrivia..<last.endPositionBeforeTrailingTrivia
    let kept = replacesFirst ? first.endPositionBeforeTrailingTrivia : range.lowerBound
    let bytes = first.root.syntaxTextBytes[kept.utf8Offset..<range.upperBound.utf8Offset]
    return FixIt(remedy, range, start + String(decoding: bytes, as: UTF8.self) + end, in: first.root)
  }

  /// Replaces the text of a node, without the white space around it.
  static func replace(_ node: some SyntaxProtocol, by text: String, _ remedy: String) -> FixIt {
    FixIt(
      remedy, node.positionAfterSkippingLeadingTrivia..<node.endPositionBeforeTrailingTrivia, text, in: node)
  }

  /// Removes a node with the white space after it.
  static func remove(_ node: some SyntaxProtocol, _ remedy: String = "remove the attribute") -> FixIt {
    FixIt(remedy, node.positionAfterSkippingLeadingTrivia..<node.endPosition, "", in: node)
  }

  /// Changes the direction of `@Mapped`.
  static func map(_ attribute: AttributeSyntax, _ direction: MappingDirection) -> FixIt {
    let text = ".\(direction.rawValue)"
    let remedy = "write '@Mapped(\(text))'"
    let arguments = attribute.labelledArguments
    let unlabelled = arguments.prefix { $0.label == nil }.map(\.expression)
    if let old = unlabelled.first(where: { $0.memberName.flatMap(MappingDirection.init) != nil }) {
      return .replace(old, by: text, remedy)
    }
    if let form = unlabelled.first, form.memberName == "untagged" {
      return .insert(", \(text)", behind: form, remedy)
    }
    if let first = arguments.first { return .insert("\(text), ", before: first, remedy) }
    let name = attribute.attributeName.endPositionBeforeTrailingTrivia
    return FixIt(remedy, name..<attribute.endPositionBeforeTrailingTrivia, "(\(text))", in: attribute)
  }
}
#endif
