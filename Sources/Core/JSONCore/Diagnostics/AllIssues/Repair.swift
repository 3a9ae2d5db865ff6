/// What is changed in a copy of a document, so that it decodes further than the original.
struct Repair {
  /// A stand-in, for a refused value or for one that is missing.
  struct Patch {
    var standIn: StandIn
    var tried: Set<StandIn>
    /// The value's place in the original, or that of the container that the stand-in is added to.
    var place: Int
    /// Whether it is added to what stands at `place`, and takes the place of nothing.
    var isAdded: Bool
    /// The kind of the value that it takes the place of.
    var actual: JSONKind?
    /// What is added to a stand-in that is an object or an array, as positions among the patches.
    var members: [Member] = []
    /// The patch that this one is a member of.
    var owner: Int?
    /// The innermost object around it, by its place in the original; the root where there is none.
    var holder = 0
    /// The raw values that are allowed in its place, as JSON text.
    var allowed: [String] = []
    /// Whether it is what the refused value most likely means.
    var isMeant = false
    /// What it may be, if it is an object whose only key names the case of an enum.
    var cases: Cases?
  }

  struct Member {
    /// The key; of no meaning for the elements of arrays.
    var key: String
    var patch: Int
  }

  var patches: [Patch] = []
  /// The patches of refused values by their places.
  private(set) var replaced: [Int: Int] = [:]
  /// The members and elements that are added to containers by their places.
  private(set) var added: [Int: [Member]] = [:]
  /// The elements and members that are left out, by the places of the values.
  private(set) var omitted: Set<Int> = []
  /// Whether a value was left out of which more might have been said.
  private(set) var isLossy = false
  /// The objects in which a value was guessed, by their places; whether one of those is a choice, as the cases
  /// of an enum are, by which a model may decide what else it reads.
  var guesses: [Int: Bool] = [:]
  /// Which of several choices of stand-ins this is.
  let variant: Int
  /// Finds what is around a place, starting where it found the last.
  private var finder = PlaceFinder()

  /// How many elements are added to an array at most.
  private static let paddingLimit = 64

  init(variant: Int = 0) { self.variant = variant }

  /// Whether nothing is changed.
  var isEmpty: Bool { replaced.isEmpty && added.isEmpty && omitted.isEmpty }

  /// Mends a cause; false if that is impossible.
  mutating func mend(_ cause: Cause, in document: Document) -> Bool {
    for alternative in cause.alternatives where mend(alternative, in: document) { return true }
    switch cause.place {
    case .standIn(let patch): return mendStandIn(patch, cause.kind, in: document)
    case .original(let place): return mendValue(at: place, cause.kind, in: document)
    }
  }

  private mutating func mendValue(at place: Int, _ kind: Issue.Kind, in document: Document) -> Bool {
    // Nothing stands in for a key, which may be any.
    guard place == 0 || values(around: place, in: document).last == place else {
      return leaveOut(around: place, of: document)
    }
    switch kind {
    case .missingKey(let key, _):
      guard document.tape[place].isKind(.object), !isWithout(key, place, in: document) else {
        return leaveOut(around: place, of: document)
      }
      add(key, to: place, for: kind, in: document)
      return true
    case .wrongCount(let expected, let found):
      if resize(place, from: found, to: expected, for: kind, in: document) { return true }
    case .indexOutOfBounds(let index, let count):
      if resize(place, from: count, to: index + 1, for: kind, in: document) { return true }
    case .unknownReference, .custom, .transformFailed:
      if isElement(place, of: document) { return leaveOut(place, of: document) }
    default: break
    }
    guard replaced[place] == nil, !omitted.contains(place) else { return leaveOut(place, of: document) }
    replaced[place] = patch(kind, at: place, replacing: document.value(at: place), in: document)
    return true
  }

  /// Puts a stand-in in the place of a value.
  mutating func replace(_ place: Int, with standIn: StandIn) {
    replaced[place] = patches.count
    patches.append(Patch(standIn: standIn, tried: [standIn], place: place, isAdded: false))
  }

  /// Whether a key is missing because of a repair, or was added in vain.
  private func isWithout(_ key: String, _ object: Int, in document: Document) -> Bool {
    if added[object]?.contains(where: { $0.key == key }) == true { return true }
    return document.children(of: object).contains { member in
      omitted.contains(member) && document.string(of: document.tape[member - 1]) == key
    }
  }

  private mutating func add(
    _ key: String, to place: Int, for kind: Issue.Kind, in document: Document
  ) {
    let patch = patch(kind, at: place, isAdded: true, in: document)
    added[place, default: []].append(Member(key: key, patch: patch))
  }

  /// Gives an array the number of elements that is needed; false if that can't be done.
  private mutating func resize(
    _ array: Int, from count: Int, to needed: Int, for kind: Issue.Kind, in document: Document
  ) -> Bool {
    guard document.tape[array].isKind(.array), count >= 0, needed >= 0, needed != count,
      needed - count + (added[array]?.count ?? 0) <= Repair.paddingLimit
    else { return false }
    if needed < count {
      let surplus = document.children(of: array).filter { !omitted.contains($0) }.dropFirst(needed)
      omitted.formUnion(surplus)
      return !surplus.isEmpty
    }
    for _ in count..<needed { add("", to: array, for: kind, in: document) }
    return true
  }

  private mutating func patch(
    _ kind: Issue.Kind, at place: Int, replacing value: (kind: JSONKind, text: String?)? = nil,
    isAdded: Bool = false, owner: Int? = nil, in document: Document
  ) -> Int {
    let standIn = StandIn.candidates(for: kind, replacing: value?.kind, text: value?.text)[0]
    var patch = Patch(
      standIn: standIn, tried: [standIn], place: place, isAdded: isAdded, actual: value?.kind, owner: owner)
    let around = values(around: place, in: document)
    patch.holder = around.last { (isAdded || $0 != place) && document.tape[$0].isKind(.object) } ?? 0
    if case .invalidRawValue(_, let allowed) = kind {
      patch.allowed = allowed
      patch.isMeant = value?.text.map { similarLiteral(to: quotedJSON($0), among: allowed) != nil } ?? false
    }
    vary(&patch, in: document)
    noteGuess(patch)
    patches.append(patch)
    return patches.count - 1
  }

  /// Mends what is wrong with a stand-in: adds what it lacks, or tries another.
  private mutating func mendStandIn(_ patch: Int, _ kind: Issue.Kind, in document: Document) -> Bool {
    if complete(patch, kind, in: document) || chooseCase(for: patch, kind, in: document) { return true }
    if case .invalidRawValue(_, let allowed) = kind { patches[patch].allowed = allowed }
    let next = StandIn.candidates(for: kind, replacing: patches[patch].actual)
      .first { !patches[patch].tried.contains($0) }
    if let next {
      patches[patch].standIn = next
      patches[patch].tried.insert(next)
      patches[patch].members = []
      if case .literal = next { vary(&patches[patch], in: document) }
      noteGuess(patches[patch])
      return true
    }
    if let owner = patches[patch].owner { return mendStandIn(owner, kind, in: document) }
    let place = patches[patch].place
    return patches[patch].isAdded ? leaveOut(around: place, of: document) : leaveOut(place, of: document)
  }

  /// Adds the member or the elements that a stand-in lacks; false if it lacks none.
  private mutating func complete(_ patch: Int, _ kind: Issue.Kind, in document: Document) -> Bool {
    let members = patches[patch].members
    var missing: [String] = []
    switch (kind, patches[patch].standIn) {
    case (.missingKey(let key, _), .object) where !members.contains { $0.key == key }: missing = [key]
    case (.wrongCount(let needed, members.count), .array)
    where (members.count...Repair.paddingLimit).contains(needed):
      missing = Array(repeating: "", count: needed - members.count)
    case (.indexOutOfBounds(let index, members.count), .array)
    where (members.count..<Repair.paddingLimit).contains(index):
      missing = Array(repeating: "", count: index + 1 - members.count)
    default: break
    }
    for key in missing { add(key, toStandIn: patch, for: kind, in: document) }
    return !missing.isEmpty
  }

  /// Adds a member or an element to a stand-in.
  mutating func add(_ key: String, toStandIn patch: Int, for kind: Issue.Kind, in document: Document) {
    let member = self.patch(kind, at: patches[patch].place, isAdded: true, owner: patch, in: document)
    patches[patch].members.append(Member(key: key, patch: member))
  }

  /// Leaves out a value that can't be mended, with what it holds.
  private mutating func leaveOut(around place: Int, of document: Document) -> Bool {
    isLossy = true
    return leaveOut(place, of: document)
  }

  /// Leaves out an element or member, or the innermost around it that has not been left out; false if there
  /// is none.
  private mutating func leaveOut(_ place: Int, of document: Document) -> Bool {
    let around = values(around: place, in: document)
    guard let value = around.last(where: { !omitted.contains($0) }) else { return false }
    if value != place { isLossy = true }
    omitted.insert(value)
    return true
  }

  /// The elements and members that a place is or lies within, the outermost first, by the places of their
  /// values.
  mutating func values(around place: Int, in document: Document) -> [Int] {
    finder.steps(to: place, in: document).map(\.node)
  }

  private mutating func isElement(_ place: Int, of document: Document) -> Bool {
    let around = values(around: place, in: document)
    return around.last == place && document.tape[around.dropLast().last ?? 0].isKind(.array)
  }

  /// Whether an issue about a value as a whole may come from a repair within it.
  func mayCause(_ kind: Issue.Kind, at place: Int, in document: Document) -> Bool {
    guard document.tape[place].isContainer else { return false }
    switch kind {
    case .missingKey(let key, _): return isWithout(key, place, in: document)
    case .unexpectedNull, .typeMismatch: return false
    default: return document.places(of: place).contains(where: isChanged)
    }
  }

  private func isChanged(_ place: Int) -> Bool {
    replaced[place] != nil || added[place] != nil || omitted.contains(place)
  }
}
