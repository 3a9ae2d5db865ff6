package import JSONCore

/// A parser without a strategy, for parse rows and conformance.
package struct DocumentParser {
  package let backend: BackendName
  /// Converts the bytes to the parser's type of document and returns a closure that parses it once.
  ///
  /// The returned closure parses, destroys the result, and throws if the parser rejects the document.
  package let prepare: (_ bytes: [UInt8]) -> () throws -> Void

  /// Parses the bytes and converts the values; `nil` if they aren't compared with those of this package's
  /// parser.
  private let document: ((_ bytes: [UInt8]) throws -> Document)?

  package init(
    backend: BackendName, document: ((_ bytes: [UInt8]) throws -> Document)? = nil,
    prepare: @escaping (_ bytes: [UInt8]) -> () throws -> Void
  ) {
    self.backend = backend
    self.document = document
    self.prepare = prepare
  }

  /// Returns the first value that differs from those of this package's parser, or the reason why there are no
  /// values.
  ///
  /// - Returns: `nil` if all values are equal, if this package's parser rejects the text, or if they aren't
  ///   compared.
  package func difference(in bytes: [UInt8]) -> String? {
    guard let document, let own = try? Document(parsing: bytes) else { return nil }
    do {
      return try ValueDifference(of: document(bytes), from: own)?.description
    } catch {
      return String(describing: error)
    }
  }
}
