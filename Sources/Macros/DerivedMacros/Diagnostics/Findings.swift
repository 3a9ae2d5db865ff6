#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// The text of an error, of a note or of a fix-it.
struct DiagnosticText: DiagnosticMessage, NoteMessage, FixItMessage {
  /// The identifier that all errors of this kind have. A note or a fix-it has its message as the identifier.
  let id: String
  let message: String

  var severity: DiagnosticSeverity { .error }
  var diagnosticID: MessageID { MessageID(domain: "DerivedMapping", id: id) }
  var noteID: MessageID { diagnosticID }
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

  mutating func add(
    _ id: String, _ message: String, at node: some SyntaxProtocol, _ fixIts: [FixIt], notes: [Note] = []
  ) {
    let text = DiagnosticText(id: id, message: message)
    diagnostics.append(Diagnostic(node: Syntax(node), message: text, notes: notes, fixIts: fixIts))
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

  mutating func addPlainPayload(_ type: String, of name: TokenSyntax) {
    add(
      "plainPayload",
      "with 'tag' alone, the payload of '\(name.bareName)' must be a model or have labels: '\(type)' has no members",
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
  func report(_ findings: Findings) {
    for diagnostic in findings.diagnostics { diagnose(diagnostic) }
  }
}
#endif
