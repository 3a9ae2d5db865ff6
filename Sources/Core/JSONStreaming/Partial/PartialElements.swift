internal import JSONCore
internal import JSONMapping

/// The elements of an array that is still arriving, decoded once each.
final class PartialElements<List: ElementwiseDecoding> {
  private let list: List
  /// The complete elements, followed by the incomplete one.
  private var models = List.Model()
  private var endsIncomplete = false
  private var failure: JSONError?

  init(_ list: List) { self.list = list }

  /// Decodes the elements that have arrived.
  ///
  /// - Returns: The complete elements, and the incomplete one if it has a value.
  func read(_ text: inout PartialText) throws(JSONError) -> List.Model? {
    if let failure { throw failure }
    do throws(JSONError) {
      if endsIncomplete { models.removeLast() }
      endsIncomplete = false
      let isArray = text.isArray
      let elements = text.takeElements()
      // If the root isn't an array, or the array has no elements, there is nothing to decode once.
      guard isArray || elements != nil || !models.isEmpty else { return try whole(text) }
      if let elements { try append(elements, of: text) }
      try appendIncomplete(of: text)
      return models
    } catch {
      failure = error
      throw error
    }
  }

  private func whole(_ text: borrowing PartialText) throws(JSONError) -> List.Model? {
    try text.value { (bytes) throws(JSONError) in try list.decode(bytes) }
  }

  // An error must have its location in the whole text, so after a failure the text so far is decoded once as
  // a whole.

  private func append(_ elements: Range<Int>, of text: borrowing PartialText) throws(JSONError) {
    do throws(JSONError) {
      models += try list.decode(text.array(of: elements))
    } catch {
      _ = try list.decode(text.array(to: elements.upperBound))
      throw error
    }
  }

  private func appendIncomplete(of text: borrowing PartialText) throws(JSONError) {
    do throws(JSONError) {
      let last = try text.element { (bytes) throws(JSONError) in try list.decode(bytes) }
      guard let last, !last.isEmpty else { return }
      models += last
      endsIncomplete = true
    } catch {
      _ = try whole(text)
      throw error
    }
  }
}
