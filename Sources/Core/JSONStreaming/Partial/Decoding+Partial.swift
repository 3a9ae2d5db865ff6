internal import JSONCore
public import JSONMapping

extension Decoding {
  /// Returns a decoder of a document that is still arriving.
  ///
  /// The decoder of a list, as of `mapper.array`, decodes each element once when it is complete, and has the
  /// complete elements even while the last one has no value.
  ///
  /// - Parameter includesIncompleteStrings: Whether the value so far has the characters of a string whose end
  ///   hasn't arrived. If a mapping rejects them, as that of a date does, the string is missing anyway.
  public func partial(includesIncompleteStrings: Bool = true) -> PartialDecoder<Model> {
    if let list = self as? any ElementwiseDecoding, let decoder = elements(list, includesIncompleteStrings) {
      return decoder
    }
    return PartialDecoder(configuration, showsStrings: includesIncompleteStrings) {
      (text) throws(JSONError) in
      try text.value { (bytes) throws(JSONError) in try self.decode(bytes) }
    }
  }

  /// Returns a decoder of the elements of a list.
  ///
  /// - Parameter list: This mapping.
  private func elements<List: ElementwiseDecoding>(
    _ list: List, _ showsStrings: Bool
  ) -> PartialDecoder<Model>? {
    let elements = PartialElements(list)
    let decoder = PartialDecoder(list.configuration, showsStrings: showsStrings) {
      (text) throws(JSONError) in
      try elements.read(&text)
    }
    return decoder as? PartialDecoder<Model>
  }
}
