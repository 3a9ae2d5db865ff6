/// A block of code in a doc comment, with its location.
public struct CommentBlock: Equatable {
  /// The path of the source, from the root of the package.
  public let file: String
  /// The number of its first line.
  public let line: Int
  /// The language that its fence names; Swift by default, as for docc.
  public let language: String
  /// The lines, with spaces instead of the slashes, so that columns equal those of the source.
  public private(set) var lines: [Substring] = []

  /// The blocks of a source: lines between fences, or indented by four spaces after an empty line.
  public static func blocks(in source: String, of file: String) -> [CommentBlock] {
    var blocks: [CommentBlock] = []
    var current: CommentBlock?
    var fence: Substring?
    var isAfterEmptyLine = true
    func close() {
      blocks += [current].compactMap(\.self).map(\.withoutEmptyEnd)
      (current, fence) = (nil, nil)
    }
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let comment = line.drop { $0 == " " }
      guard comment.hasPrefix("///") else {
        close()
        isAfterEmptyLine = true
        continue
      }
      let text = comment.dropFirst(3)
      let word = text.drop { $0 == " " }
      let code = Substring(line.prefix { $0 == " " } + "   " + text)
      if let open = fence {
        if word.hasPrefix(open), word.allSatisfy({ $0 == open.first || $0 == " " }) {
          close()
        } else {
          current?.lines.append(code)
        }
      } else if word.hasPrefix("```") || word.hasPrefix("~~~") {
        close()
        let mark = word.prefix { $0 == word.first }
        let language = word.dropFirst(mark.count).split(separator: " ").first
        current = CommentBlock(file: file, line: index + 2, language: language.map(String.init) ?? "swift")
        fence = mark
      } else if word.isEmpty {
        current?.lines.append(code)
      } else if text.hasPrefix("     "), isAfterEmptyLine || current != nil {
        if current == nil { current = CommentBlock(file: file, line: index + 1, language: "swift") }
        current?.lines.append(code)
      } else {
        close()
      }
      isAfterEmptyLine = word.isEmpty
    }
    close()
    return blocks
  }

  /// The blocks of all sources below a folder, also those of internal symbols.
  public static func blocks(below folder: String) throws -> [CommentBlock] {
    try PackageFolder.swiftFiles(below: folder).flatMap { try blocks(in: PackageFolder.text(of: $0), of: $0) }
  }

  private init(file: String, line: Int, language: String) {
    (self.file, self.line, self.language) = (file, line, language)
  }

  private var withoutEmptyEnd: CommentBlock {
    var block = self
    while let last = block.lines.last, last.allSatisfy({ $0 == " " }) { block.lines.removeLast() }
    return block
  }

  /// The module of a path such as `Sources/Core/JSONCore/Values/JSONValue.swift`,
  /// `Services/Sources/APIClient/Exports.swift` or `Benchmarks/BenchKit/Codec.swift`.
  public var module: Substring {
    let folders = file.split(separator: "/")
    return folders[folders.first == "Benchmarks" ? 1 : 2]
  }
}
