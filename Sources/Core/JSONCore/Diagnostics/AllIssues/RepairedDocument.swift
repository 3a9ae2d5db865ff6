/// A document that is fixed round after round, so that more of it decodes each time.
struct RepairedDocument {
  /// Replaced values, added members and elements, and values that are left out, by their places in the
  /// current document.
  struct Changes {
    var replaced: [Int: Int] = [:]
    var added: [Int: [(key: String, standIn: Int)]] = [:]
    var omitted: Set<Int> = []
  }

  let original: Document
  /// The document after the last round.
  var current: Document
  /// For each place in the current document, its place in the original; for a stand-in, the complement of the
  /// stand-in's index.
  var origins: [Int]
  private(set) var standIns: [StandIn] = []
  /// The changes for the next round.
  var changes = Changes()
  /// Whether a value was left out that may have had more issues.
  private(set) var isLossy = false
  /// The objects in which a value was guessed, by their places in the original. The value is true if one of
  /// the guesses is a choice, such as the case of an enum: it may determine what else a model reads.
  private var guesses: [Int: Bool] = [:]
  /// Whether to guess another value, if there is one.
  private let guessesOtherwise: Bool
  /// Finds the values around a place, starting at the place searched for last.
  var finder = PlaceFinder()

  /// The maximum number of elements added to an array at once.
  private static let paddingLimit = 64

  init(_ document: Document, guessingOtherwise: Bool = false) {
    original = document
    current = document
    origins = Array(0..<document.nodeCount)
    guessesOtherwise = guessingOtherwise
  }

  /// Fixes the cause of an issue of the current document; returns false if that is impossible.
  mutating func repair(_ issue: PendingIssue) -> Bool {
    let failures = issue.alternatives.compactMap(\.storage.pending).filter { $0.document == issue.document }
    // The alternative that failed last in the text is the most likely one. The sort is stable.
    for failure in failures.sorted(by: { $0.node > $1.node }) where repair(failure) { return true }
    return repair(issue.pendingKind, at: issue.node)
  }

  private mutating func repair(_ kind: PendingKind, at place: Int) -> Bool {
    let around = [0] + values(around: place)
    // A key has no stand-in, because any other key may have been meant.
    guard around.last == place else { return leaveOut(around.last ?? 0, isLossy: true) }
    if complete(place, kind) { return true }
    if origins[place] >= 0 {
      switch kind.kind {
      case .missingKey: return leaveOut(place, isLossy: true)
      case .unknownReference, .custom, .transformFailed, .conversionFailed:
        if place > 0, current.tape[around.dropLast().last ?? 0].isKind(.array) { return leaveOut(place) }
      default: break
      }
    }
    // A stand-in without alternatives may be part of one that has some.
    let replaceable = around.reversed().prefix { $0 == place || origins[$0] < 0 }
    for value in replaceable where replace(value, for: kind, within: around) { return true }
    guard let outermost = replaceable.last, let standIn = standIn(at: outermost) else { return false }
    if standIn.refused != nil { return leaveOut(outermost) }
    return leaveOut(around.dropLast(replaceable.count).last ?? 0, isLossy: true)
  }

  /// Adds the member or the elements that a container lacks, or leaves out elements that are too many;
  /// returns false if the issue is about something else.
  private mutating func complete(_ place: Int, _ kind: PendingKind) -> Bool {
    switch kind.kind {
    case .missingKey(let key, _):
      guard current.tape[place].isKind(.object), mayAdd(key, to: place) else { return false }
      return add(key, to: place, for: kind)
    case .wrongCount(let count, _): return resize(place, to: count, for: kind)
    case .indexOutOfBounds(let index, _): return resize(place, to: index + 1, for: kind)
    default: return false
    }
  }

  private mutating func resize(_ array: Int, to count: Int, for kind: PendingKind) -> Bool {
    let children = current.children(of: array)
    guard current.tape[array].isKind(.array), count >= 0, count != children.count,
      count - children.count <= RepairedDocument.paddingLimit
    else { return false }
    changes.omitted.formUnion(children.dropFirst(count))
    return children.count > count
      || (children.count..<count).allSatisfy { _ in add("", to: array, for: kind) }
  }

  /// Whether a missing key may be added to an object: not if a fix removed it, or if adding it before had no
  /// effect.
  private func mayAdd(_ key: String, to object: Int) -> Bool {
    let members = current.members(of: object, named: key)
    guard members.isEmpty, origins[object] >= 0 else { return members.allSatisfy { origins[$0] >= 0 } }
    return original.members(of: origins[object], named: key).isEmpty
  }

  private mutating func add(_ key: String, to place: Int, for kind: PendingKind) -> Bool {
    let candidates = StandIn.candidates(for: kind, replacing: nil, isObject: false)
    let within = values(around: place)
    changes.added[place, default: []].append(
      (key, standIn(candidates, nil, at: place, for: kind, [0] + within)))
    return true
  }

  /// Replaces a value by a stand-in; returns false if all were tried.
  private mutating func replace(_ place: Int, for kind: PendingKind, within around: [Int]) -> Bool {
    let earlier = standIn(at: place)
    let refused = earlier == nil ? current.value(at: place) : earlier?.refused
    let isObject = current.tape[place].isKind(.object)
    // A case that is already the stand-in of a container isn't used again within it: in a recursive enum,
    // that would never end.
    let holders = around.filter { $0 < place }
    let cases = holders.compactMap(standIn(at:)).filter(\.isCase).map(\.text)
    let candidates = StandIn.candidates(for: kind, replacing: refused, isObject: isObject)
      .filter { earlier?.tried.contains($0) != true && !cases.contains($0) }
    guard !candidates.isEmpty else { return false }
    changes.replaced[place] = standIn(candidates, earlier, at: place, for: kind, holders, replacing: refused)
    return true
  }

  /// Replaces a value by another.
  mutating func replace(_ place: Int, with text: String) {
    changes.replaced[place] = standIns.count
    standIns.append(StandIn(text: text, tried: [text], place: origins[place]))
  }

  /// Creates a stand-in from the first of these candidates, or from its alternative if other values are to be
  /// guessed; returns the position of the stand-in.
  private mutating func standIn(
    _ candidates: [String], _ earlier: StandIn?, at place: Int, for kind: PendingKind, _ holders: [Int],
    replacing refused: StandIn.Refused? = nil
  ) -> Int {
    var (text, alternative, isChoice) = (candidates[0], StandIn.alternatives[candidates[0]], false)
    if case .invalidRawValue(_, let allowed) = kind.kind, allowed.contains(text) {
      alternative = allowed.first { $0 != text } ?? text
      if StandIn.meant(by: refused, among: allowed) == text { alternative = nil }
      isChoice = true
    }
    if let alternative {
      let holder =
        holders.last { origins[$0] >= 0 && current.tape[$0].isKind(.object) }.map { origins[$0] } ?? 0
      guesses[holder] = guesses[holder] == true || isChoice || ["true", "false"].contains(text)
      if guessesOtherwise, earlier?.tried.contains(alternative) != true { text = alternative }
    }
    let tried = (earlier?.tried ?? []).union([text])
    let origin = earlier?.place ?? origins[place]
    standIns.append(StandIn(text: text, tried: tried, place: origin, refused: refused))
    return standIns.count - 1
  }

  private mutating func leaveOut(_ place: Int, isLossy: Bool = false) -> Bool {
    guard place > 0 else { return false }
    self.isLossy = self.isLossy || isLossy
    changes.omitted.insert(place)
    return true
  }
}

extension RepairedDocument {
  /// The stand-in at a current place, if there is one.
  private func standIn(at place: Int) -> StandIn? { origins[place] < 0 ? standIns[~origins[place]] : nil }

  /// The place in the original; for a stand-in, that of the value that it replaces.
  func place(of place: Int) -> Int { standIn(at: place)?.place ?? origins[place] }

  /// Converts an issue of the current document to one of the original; `nil` for one about a stand-in, or one
  /// that a fix within the value may have caused.
  func ofOriginal(_ issue: PendingIssue) -> PendingIssue? {
    guard origins[issue.node] >= 0, !isCaused(issue.kind, at: issue.node) else { return nil }
    var issue = issue
    issue.pendingKind = .stated(issue.kind)
    issue.node = origins[issue.node]
    issue.moveDetails(by: origins, to: original)
    return issue
  }

  private func isCaused(_ kind: IssueKind, at place: Int) -> Bool {
    guard current.tape[place].isContainer else { return false }
    switch kind {
    case .missingKey(let key, _): return !mayAdd(key, to: place)
    case .unexpectedNull, .typeMismatch: return false
    default:
      let places = current.places(of: place)
      return places.count != original.tape[origins[place]].size || origins[places].contains { $0 < 0 }
    }
  }

  /// Whether a model may have reached an issue of the current document because of a guess in the object of
  /// the value, or in an object around it.
  mutating func isBehindGuess(_ issue: PendingIssue) -> Bool {
    guard !guesses.isEmpty else { return false }
    let isCheck = [.missingKey, .custom, .transformFailed, .invalidFormat].contains(issue.kind.code)
    return ([0] + values(around: issue.node)).contains { value in
      guard let isChoice = guesses[origins[value]] else { return false }
      return isChoice || isCheck
    }
  }

  /// Whether anything was guessed.
  var hasGuesses: Bool { !guesses.isEmpty }

  /// The elements and members that contain a current place, the outermost first, by the places of their
  /// values.
  private mutating func values(around place: Int) -> [Int] {
    finder.steps(to: place, in: current).map(\.node)
  }
}

extension Document {
  /// The places of the values of an object's members with a key.
  fileprivate func members(of object: Int, named key: String) -> [Int] {
    children(of: object).filter { string(of: tape[$0 - 1]) == key }
  }

  /// The kind of a value, and the text of a string.
  fileprivate func value(at place: Int) -> (kind: JSONKind, text: String?) {
    let kind = JSONKind(tape[place].kind)
    return (kind, kind == .string ? string(of: tape[place]) : nil)
  }
}
