internal import JSONCore
public import JSONMapping

extension Decoding {
  /// Returns a decoder of a document that is still arriving.
  ///
  /// - Parameter includesIncompleteStrings: Whether the value so far has the characters of a string whose end
  ///   hasn't arrived. If a mapping rejects them, as that of a date does, the string is missing anyway.
  public func partial(includesIncompleteStrings: Bool = true) -> PartialDecoder<Model> {
    PartialDecoder(configuration, showsStrings: includesIncompleteStrings) { (text) throws(JSONError) in
      try text.value { (bytes) throws(JSONError) in try self.decode(bytes) }
    }
  }
}

extension ArrayMapping where Base: Decoding {
  /// Returns a decoder of an array that is still arriving. It decodes each element once when it is complete.
  ///
  /// - Parameter includesIncompleteStrings: Whether the last element so far has the characters of a string
  ///   whose end hasn't arrived.
  public func partial(includesIncompleteStrings: Bool = true) -> PartialDecoder<[Base.Model]> {
    let elements = PartialElements(self)
    return PartialDecoder(configuration, showsStrings: includesIncompleteStrings) {
      (text) throws(JSONError) in
      try elements.read(&text)
    }
  }
}
