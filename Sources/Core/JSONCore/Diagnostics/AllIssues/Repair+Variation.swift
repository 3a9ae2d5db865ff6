extension Repair {
  /// How many choices of stand-ins there are: so many that a value far below, and one far above those around it
  /// are among them.
  static let variantCount = 3

  /// Whether a model may have come to an issue because of a guess within an object that the value stands in, or
  /// is.
  mutating func mayGuide(_ kind: Issue.Kind, to place: Int, in document: Document) -> Bool {
    guard !guesses.isEmpty else { return false }
    let isCheck =
      switch kind {
      case .missingKey, .custom, .transformFailed, .invalidFormat: true
      default: false
      }
    return ([0] + values(around: place, in: document)).contains { holder in
      guard let isChoice = guesses[holder] else { return false }
      return isChoice || isCheck
    }
  }

  /// Notes that a value of the patch's sort is guessed. What was most likely meant is no guess.
  mutating func noteGuess(_ patch: Patch) {
    switch patch.standIn {
    case _ where patch.isMeant: break
    case .literal, .bool: guesses[patch.holder] = true
    case .number, .string: guesses[patch.holder] = guesses[patch.holder] ?? false
    case .null, .array, .object: break
    }
  }

  /// Puts another value of its sort in the place of a stand-in, as the variant wants it. Those that its
  /// neighbours have make most checks true or false; numbers far from any of the document could make a model's
  /// own arithmetic overflow.
  func vary(_ patch: inout Patch, in document: Document) {
    guard variant > 0, !patch.isMeant else { return }
    let others: [StandIn] =
      switch patch.standIn {
      case .literal: patch.allowed.map { .literal($0) }
      case .bool(let flag): [.bool(!flag)]
      case .number: numbers(near: patch.holder, in: document).map { .number($0) }
      case .string(let text): StandIn.texts(like: text)
      case .null, .array, .object: []
      }
    let fitting = others.filter { $0 != patch.standIn }
    guard !fitting.isEmpty else { return }
    patch.standIn = fitting[(variant - 1) % fitting.count]
    patch.tried = [patch.standIn]
  }

  /// A number below those around, and one above.
  private func numbers(near holder: Int, in document: Document) -> [Int] {
    let near = document.children(of: holder, limit: 16).compactMap { place -> Int? in
      let node = document.tape[place]
      if node.isKind(.array) { return node.count }
      return node.isKind(.integer) ? Int(Int64(bitPattern: node.payload)) : nil
    }
    let low = (near.min() ?? 0).subtractingReportingOverflow(1)
    let high = (near.max() ?? 0).addingReportingOverflow(1)
    return [low, high].filter { !$0.overflow }.map(\.partialValue).filter { $0 != 0 } + [1, 2]
  }
}

extension StandIn {
  /// Texts of the same form, such as dates before and behind most others.
  fileprivate static func texts(like text: String) -> [StandIn] {
    guard text.hasPrefix("2000-01-01") else { return [.string("a"), .string("0")] }
    return ["1000-01-01", "3000-01-01"].map { .string($0 + text.dropFirst($0.utf8.count)) }
  }
}
