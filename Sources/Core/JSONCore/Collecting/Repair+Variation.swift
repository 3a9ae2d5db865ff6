extension Repair {
  /// The stand-ins that an issue about a value may depend on, by their positions: those within the object
  /// that the value stands in, or is. A value that was most likely meant is no guess.
  func guesses(at place: Int, for kind: Issue.Kind, in document: Document) -> [Int] {
    patches.indices.filter { position in
      let patch = patches[position]
      guard !patch.isMeant, document.places(of: patch.holder).contains(place) else { return false }
      switch (kind, patch.standIn) {
      case (_, .literal), (_, .bool): return true
      case (.missingKey, .number), (.missingKey, .string): return true
      case (.custom, .number), (.custom, .string): return true
      case (.transformFailed, .number), (.transformFailed, .string): return true
      case (.invalidFormat, .number), (.invalidFormat, .string): return true
      default: return false
      }
    }
  }

  /// How many variations there are of these stand-ins.
  func variationCount(of guesses: [Int], in document: Document) -> Int {
    guesses.map { others(than: patches[$0], in: document).count }.max() ?? 0
  }

  /// The same repair with another value for each of these stand-ins.
  func varied(_ guesses: [Int], _ variation: Int, in document: Document) -> Repair {
    var varied = self
    for guess in guesses {
      let others = others(than: patches[guess], in: document)
      guard !others.isEmpty else { continue }
      let other = others[variation % others.count]
      varied.patches[guess].standIn = other
      varied.patches[guess].tried.insert(other)
    }
    return varied
  }

  /// Other values of a stand-in's sort. Those that its neighbours have make most checks true or false;
  /// numbers far from any of the document could make a model's own arithmetic overflow.
  private func others(than patch: Patch, in document: Document) -> [StandIn] {
    let others: [StandIn]
    switch patch.standIn {
    case .literal: others = patch.allowed.map { .literal($0) }
    case .bool(let flag): others = [.bool(!flag)]
    case .number: others = numbers(near: patch.holder, in: document).map { .number($0) }
    case .string(let text): others = StandIn.texts(like: text) + texts(near: patch.holder, in: document)
    case .null, .array, .object: others = []
    }
    return Array(others.filter { $0 != patch.standIn }.prefix(Repair.variationLimit))
  }

  private func numbers(near holder: Int, in document: Document) -> [Int] {
    var near: [Int] = []
    for place in document.children(of: holder).prefix(Repair.neighbourLimit) {
      let node = document.tape[place]
      if node.isKind(.array) { near.append(node.count) }
      if node.isKind(.integer) { near.append(Int(Int64(bitPattern: node.payload))) }
    }
    let high = (near.max() ?? 0).addingReportingOverflow(1)
    let low = (near.min() ?? 0).subtractingReportingOverflow(1)
    let around = [high, low].filter { !$0.overflow }.map(\.partialValue)
    return around.filter { $0 != 0 } + [1, 2] + near
  }

  private func texts(near holder: Int, in document: Document) -> [StandIn] {
    document.children(of: holder).prefix(Repair.neighbourLimit).compactMap { place in
      let node = document.tape[place]
      guard node.isKind(.string), node.length <= 64 else { return nil }
      return .string(document.string(of: node))
    }
  }

  private static let variationLimit = 8
  private static let neighbourLimit = 16
}

extension StandIn {
  /// Texts of the same form, such as dates before and behind most others.
  fileprivate static func texts(like text: String) -> [StandIn] {
    let ends = ["1000-01-01", "3000-01-01"]
    guard text.hasPrefix("2000-01-01") else { return [.string("a"), .string("0")] }
    return ends.map { .string($0 + text.dropFirst($0.utf8.count)) }
  }
}
