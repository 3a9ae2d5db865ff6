/// A parser without a mapping above it, for parse rows and conformance.
package struct DocumentParser {
  package let backend: BackendName

  /// Converts the bytes to the parser's natural kind of document and returns a closure that parses it once.
  ///
  /// The returned closure parses, destroys the result, and throws if the document is rejected.
  package let prepare: (_ bytes: [UInt8]) -> () throws -> Void

  package init(backend: BackendName, prepare: @escaping (_ bytes: [UInt8]) -> () throws -> Void) {
    self.backend = backend
    self.prepare = prepare
  }
}
