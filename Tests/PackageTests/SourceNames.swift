/// What one Swift file declares, and which names it uses, as far as its text tells.
///
/// Types count wherever they are declared, also within others; functions only at the top level; operators and
/// precedence groups where they are introduced. Members of types do not count.
struct SourceNames {
  /// A name that the file declares.
  struct Declaration: Equatable {
    /// With the types around it: `JSONError.Code`, `median()`, `operator =>`.
    let name: String
    /// Whether other files see it too.
    let isShared: Bool
  }

  /// A name that the file uses, with the types around the place and with what follows its dots: in `Code.missing`
  /// within an extension of `JSONError` the scope is `["JSONError"]` and the path `["Code", "missing"]`.
  struct Reference: Hashable {
    let scope: [String]
    let path: [String]
  }

  private(set) var declarations: [Declaration] = []
  private(set) var references: Set<Reference> = []
  /// The functions that are members, or local ones: a call of such a name may mean them.
  private(set) var memberFunctions: Set<String> = []

  /// What a brace opened.
  private struct Scope {
    /// The type's name, with those around it; empty for other braces.
    var type: [String] = []
    var isShared = true
  }

  private let tokens: [SwiftTokens.Token]
  private var scopes: [Scope] = []
  /// The type whose brace is yet to come.
  private var pending: Scope?

  init(scanning source: String) {
    tokens = SwiftTokens(scanning: source).tokens
    for index in tokens.indices { read(index) }
  }

  private static let types: Set<String> = ["struct", "class", "enum", "protocol", "actor"]
  private static let aliases: Set<String> = ["typealias", "associatedtype", "precedencegroup"]
  private static let modifiers: Set<String> = [
    "public", "package", "internal", "open", "final", "indirect", "nonisolated", "private", "fileprivate",
  ]
  /// What can stand behind the word `class` where it declares a member.
  private static let members: Set<String> = ["func", "var", "let", "subscript", "override", "final"]

  private var type: [String] { scopes.last { !$0.type.isEmpty }?.type ?? [] }

  private func token(_ index: Int) -> SwiftTokens.Token? {
    tokens.indices.contains(index) ? tokens[index] : nil
  }

  private func word(_ index: Int) -> String? {
    if case .word(let word) = token(index) { word } else { nil }
  }

  private mutating func read(_ index: Int) {
    switch tokens[index] {
    case .mark("{"):
      scopes.append(pending ?? Scope(isShared: false))
      pending = nil
    case .mark("}"):
      _ = scopes.popLast()
    case .operation(let name):
      if word(index - 1) == "operator" {
        declarations.append(Declaration(name: "operator \(name)", isShared: true))
      } else {
        references.insert(Reference(scope: [], path: ["operator \(name)"]))
      }
    case .word(let keyword):
      let isMember = token(index - 1) == .mark(".")
      if let name = word(index + 1), !isMember, word(index - 1) != "import" {
        if Self.types.contains(keyword), !Self.members.contains(name) {
          pending = declare(name, at: index)
        } else if Self.aliases.contains(keyword) {
          _ = declare(name, at: index)
        } else if keyword == "extension" {
          pending = Scope(type: path(at: index + 1), isShared: isShared(at: index))
        } else if keyword == "func" {
          declareFunction(name, at: index)
        }
      }
      if !isMember { refer(index) }
    case .mark: break
    }
  }

  private mutating func declare(_ name: String, at index: Int) -> Scope {
    let scope = Scope(type: type + [name], isShared: isShared(at: index))
    declarations.append(
      Declaration(name: scope.type.joined(separator: "."), isShared: scope.isShared))
    return scope
  }

  private mutating func declareFunction(_ name: String, at index: Int) {
    if scopes.isEmpty {
      declarations.append(Declaration(name: "\(name)()", isShared: isShared(at: index)))
    } else {
      memberFunctions.insert("\(name)()")
    }
  }

  private mutating func refer(_ index: Int) {
    let path = path(at: index)
    references.insert(Reference(scope: type, path: path))
    if path.count == 1, token(index + 1) == .mark("("), !["func", "case"].contains(word(index - 1)) {
      references.insert(Reference(scope: [], path: ["\(path[0])()"]))
    }
  }

  /// Whether other files see what is declared here: not what is private, nor what is local to a function.
  private func isShared(at index: Int) -> Bool {
    guard scopes.last?.isShared ?? true else { return false }
    var before = index - 1
    while let modifier = word(before), Self.modifiers.contains(modifier) {
      if modifier.hasSuffix("private") { return false }
      before -= 1
    }
    return true
  }

  /// The names from here on that dots join, without their generic arguments.
  private func path(at start: Int) -> [String] {
    var names: [String] = []
    var index = start
    while let name = word(index) {
      names.append(name)
      index = afterArguments(index + 1)
      guard token(index) == .mark(".") else { break }
      index += 1
    }
    return names
  }

  /// The place behind the generic arguments that begin here, or this place where none do.
  private func afterArguments(_ start: Int) -> Int {
    guard case .operation(let first) = token(start), first.hasPrefix("<") else { return start }
    var depth = 0
    for index in start..<tokens.count {
      switch tokens[index] {
      case .operation("->"): continue
      case .operation(let run):
        for character in run { depth += character == "<" ? 1 : character == ">" ? -1 : 0 }
        if depth == 0 { return index + 1 }
      case .mark("{"), .mark("}"), .mark("\""): return start
      default: continue
      }
    }
    return start
  }
}
