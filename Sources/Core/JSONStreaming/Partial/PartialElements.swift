internal import JSONCore
internal import JSONMapping

/// The elements of an array that is still arriving, decoded once each.
final class PartialElements<Base: Decoding> {
  private let mapping: ArrayMapping<Base>
  /// The complete elements, and behind them the incomplete one.
  private var models: [Base.Model] = []
  private var endsIncomplete = false
  private var failure: JSONError?

  init(_ mapping: ArrayMapping<Base>) { self.mapping = mapping }

  /// Decodes the elements that have arrived.
  ///
  /// - Returns: The complete elements, and the incomplete one if it has a value.
  func read(_ text: inout PartialText) throws(JSONError) -> [Base.Model]? {
    if let failure { throw failure }
    if endsIncomplete { models.removeLast() }
    endsIncomplete = false
    let isArray = text.isArray
    let elements = text.takeElements()
    guard isArray || !elements.isEmpty || !models.isEmpty else { return try whole(text) }
    do throws(JSONError) {
      try append(elements, of: &text)
    } catch {
      failure = error
      throw error
    }
    let last = try text.element(at: models.count) { (bytes) throws(JSONError) in
      try mapping.base.decode(bytes)
    }
    if let last {
      models.append(last)
      endsIncomplete = true
    }
    return models
  }

  /// Decodes a text whose root isn't an array, or that has no element.
  private func whole(_ text: borrowing PartialText) throws(JSONError) -> [Base.Model]? {
    try text.value { (bytes) throws(JSONError) in try mapping.decode(bytes) }
  }

  /// Decodes complete elements together; if that fails, one by one, to locate the error.
  private func append(_ elements: [Range<Int>], of text: inout PartialText) throws(JSONError) {
    guard let array = text.array(of: elements) else { return }
    if let decoded = try? mapping.decode(array) { return models += decoded }
    for element in elements {
      do throws(JSONError) {
        models.append(try mapping.base.decode(text.text(of: element)))
      } catch {
        throw text.moved(error, to: models.count, at: element.lowerBound)
      }
    }
  }
}
