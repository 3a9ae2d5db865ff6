extension Repair {
  /// What is known of the cases of an enum with associated values, and which of them a stand-in has not been
  /// yet.
  struct Cases: Equatable {
    var type: String
    /// The keys that name the cases, as JSON text, without those that were tried.
    var untried: ArraySlice<String>
  }

  /// Makes a stand-in that has to be one of the cases of an enum the next of them; false if it is no such
  /// stand-in, or there are no more.
  ///
  /// A case that holds the enum itself leads no further: then the outer stand-in becomes the next case.
  mutating func chooseCase(for patch: Int, _ kind: Issue.Kind, in document: Document) -> Bool {
    if case .invalidRawValue(let type, let allowed) = kind, case .object = patches[patch].standIn,
      patches[patch].cases == nil
    {
      var owner = patches[patch].owner
      while let outer = owner {
        if patches[outer].cases?.type == type { return chooseNextCase(for: outer, in: document) }
        owner = patches[outer].owner
      }
      patches[patch].cases = Cases(type: type, untried: allowed[...])
    }
    return chooseNextCase(for: patch, in: document)
  }

  private mutating func chooseNextCase(for patch: Int, in document: Document) -> Bool {
    guard case .object = patches[patch].standIn, let name = patches[patch].cases?.untried.popFirst() else {
      return false
    }
    patches[patch].members = []
    // The name is a string between quotes.
    let key = String(name.dropFirst().dropLast())
    add(key, toStandIn: patch, for: .typeMismatch(expected: "an object"), in: document)
    return true
  }
}
