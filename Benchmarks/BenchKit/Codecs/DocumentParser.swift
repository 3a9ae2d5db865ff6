/// A parser without a mapping, for parse rows and conformance.
package struct DocumentParser {
  package let backend: BackendName

  /// Converts the bytes to the parser's type of document and returns a closure that parses it once.
  ///
  /// The returned closure parses, destroys the result, and throws if the parser rejects the document.
  package let prepare: (_ bytes: [UInt8]) -> () throws -> Void

  package init(backend: BackendName, prepare: @escaping (_ bytes: [UInt8]) -> () throws -> Void) {
    self.backend = backend
    self.prepare = prepare
  }
}
