/// The modules that one Swift file imports.
public struct SourceImports {
  /// All modules, in the order of the file.
  public private(set) var modules: [String] = []
  /// The modules that are imported if FoundationEssentials is available, without those in the `#else` of
  /// `canImport(FoundationEssentials)`.
  public private(set) var modulesBesideEssentials: [String] = []

  public init(scanning source: String) {
    var conditions: [String] = []
    for line in source.split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ").map(String.init)
      switch words.first {
      case "#if": conditions.append(words.dropFirst().joined(separator: " "))
      case "#elseif", "#else":
        if let condition = conditions.popLast() { conditions.append("not " + condition) }
      case "#endif": _ = conditions.popLast()
      default:
        guard let module = Self.module(importedBy: words) else { continue }
        modules.append(module)
        if !conditions.contains("not canImport(FoundationEssentials)") {
          modulesBesideEssentials.append(module)
        }
      }
    }
  }

  private static let modifiers: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
  private static let kinds: Set<String> = [
    "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
  ]

  /// The module of a line such as `@testable public import struct Foundation.Date`.
  private static func module(importedBy words: [String]) -> String? {
    var rest = words.drop { $0.hasPrefix("@") || modifiers.contains($0) }
    guard rest.popFirst() == "import" else { return nil }
    if let kind = rest.first, kinds.contains(kind) { rest = rest.dropFirst() }
    return rest.first.map { String($0.prefix { $0 != "." && $0 != ";" }) }
  }
}
