// Where an array is read as models, each element by itself, its elements are mended one after the other, in
// copies that have no other element:
//
//     the document         {"page": 1, "todos": [good, bad, good, good, bad, bad, good], "next": 2}
//     copies, one by one   {"page": 1, "todos": [bad], "next": 2}
//                          {"page": 1, "todos": [good], "next": 2}
//                          {"page": 1, "todos": [good, bad], "next": 2}
//                          {"page": 1, "todos": [bad], "next": 2} …
//     at last              {"page": 1, "todos": [good, mended, good, good, mended, mended, good], "next": 2}
//
// A decode that stops before the array, because it counts the elements, or for another reason that lies in
// those left out, would look as if they were all good. So the whole is decoded at the end. If it stops at an
// element that seemed good, then all is put back, and the array is mended as what is no array of models.

extension IssueCollector {
  /// An array of models, by its place, and the element in which an issue lies.
  struct Models {
    var array: Int
    var element: Int
  }

  /// How many arrays, one within the other, are mended element by element.
  private static var focusLimit: Int { 16 }

  /// The outermost array around an issue of which the elements can be mended one by one.
  func models(around halt: Halt) -> Models? {
    guard let copy = halt.copy, state.repair.focus.count < IssueCollector.focusLimit else { return nil }
    let around = [0] + copy.document.values(around: halt.pending.node)
    for array in around {
      guard let element = copy.document.failedElements?[array], around.contains(element) else { continue }
      let models = Models(array: copy.origins[array], element: copy.origins[element])
      guard models.array >= 0, models.element >= 0, !dependentArrays.contains(models.array),
        state.repair.canFocus(on: models.array, in: document)
      else { continue }
      return models
    }
    return nil
  }

  /// Finds the issues of an array's elements, from one on whose first issue is noted and mended; then decodes
  /// with all elements.
  mutating func searchModels(
    _ models: Models, within scope: Range<Int>, _ decode: (Document) throws(JSONError) -> Void
  ) -> Attempt {
    let before = state
    let end = searchElements(of: models.array, from: models.element, decode)
    state.repair.focus[models.array] = nil
    let attempt = attempt(within: scope, decode)
    if case .halted(let halt) = attempt, let place = place(of: halt),
      (models.element..<end.place).contains(place)
    {
      dependentArrays.insert(models.array)
      state = before
      return self.attempt(within: scope, decode)
    }
    return end.isComplete ? attempt : .failed
  }

  /// Mends the elements of an array from one on; the place behind those that are good or mended.
  private mutating func searchElements(
    of array: Int, from first: Int, _ decode: (Document) throws(JSONError) -> Void
  ) -> (place: Int, isComplete: Bool) {
    let end = document.places(of: array).upperBound
    var range = document.places(of: first)
    var size = 0
    while !range.isEmpty {
      state.repair.focus[array] = range
      switch attempt(within: range, decode) {
      case .failed: return (range.lowerBound, false)
      case .passed: size *= 2
      case .halted(let halt):
        let element = place(of: halt).flatMap { document.element(in: range, around: $0) } ?? range.lowerBound
        range = document.places(of: element)
        state.repair.focus[array] = range
        guard search(from: halt, within: range, decode) else { return (element, false) }
        size = 0
      }
      size = max(size, 64, state.repair.size(outside: array, in: document))
      range = document.elements(from: range.upperBound, before: end, ofSize: size)
    }
    return (end, true)
  }
}

extension Repair {
  /// Whether a copy can have some of an array's elements only.
  fileprivate func canFocus(on array: Int, in document: Document) -> Bool {
    focus[array] == nil && added[array] == nil
      && ([0] + document.values(around: array)).allSatisfy { replaced[$0] == nil && !omitted.contains($0) }
  }

  /// About how many nodes a copy has outside of an array.
  fileprivate func size(outside array: Int, in document: Document) -> Int {
    focus.reduce(document.nodeCount) { size, focus in
      size - document.places(of: focus.key).count + (focus.key == array ? 0 : focus.value.count)
    }
  }
}

extension Document {
  /// The element of an array that a place lies in, among those that take up some places.
  fileprivate func element(in places: Range<Int>, around place: Int) -> Int? {
    guard places.contains(place) else { return nil }
    var element = places.lowerBound
    while place >= element + tape[element].size { element += tape[element].size }
    return element
  }

  /// The places of as many elements of an array as take up `size` places at least, or of all that are left.
  fileprivate func elements(from first: Int, before end: Int, ofSize size: Int) -> Range<Int> {
    var next = first
    while next < end, next - first < size { next += tape[next].size }
    return first..<next
  }
}
