extension String {
  /// Calls `body` with the UTF-8 bytes of this string, also on systems whose `UTF8View` has no `span`.
  @usableFromInline
  package func withUTF8Span<Value, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    var text = self
    // `withUTF8` rethrows only untyped errors.
    let result = text.withUTF8 { (bytes) -> Result<Value, Failure> in
      do throws(Failure) {
        return .success(try body(Span(_unsafeElements: bytes)))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
