/// A file of the generated code.
package struct GeneratedFile: Sendable, Hashable {
  /// The path in the folder of the package.
  package let path: String
  package let bytes: [UInt8]

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

  /// A source file with imports and declarations.
  init(path: String, imports: [String], texts: [String]) {
    let lines = imports.sorted().map { "import \($0)" }.joined(separator: "\n")
    self.init(path: path, text: ((lines.isEmpty ? [] : [lines]) + texts).joined(separator: "\n\n") + "\n")
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// A digest that detects later changes of the file: 64 bits of FNV-1a.
  var digest: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
