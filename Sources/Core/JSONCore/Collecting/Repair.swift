/// What is changed in a copy of a document, so that it decodes further than the original.
struct Repair {
  /// A stand-in, for a refused value or for a missing member.
  struct Patch {
    var standIn: StandIn
    var tried: Set<StandIn>
    /// The value's place in the original, or that of the object that the member is added to.
    var place: Int
    /// The members added to a stand-in that is an object, as positions among the patches.
    var members: [Member] = []
    /// The patch that this one is a member of.
    var owner: Int?
  }

  struct Member {
    var key: String
    var patch: Int
  }

  private(set) var patches: [Patch] = []
  /// The patches of refused values by their places.
  private(set) var replaced: [Int: Int] = [:]
  /// The members that are added to objects by their places.
  private(set) var added: [Int: [Member]] = [:]
  /// The elements that are left out.
  private(set) var omitted: Set<Int> = []

  /// Mends the cause of an issue about the original; false if that is impossible.
  mutating func mend(_ issue: PendingIssue, in document: Document) -> Bool {
    switch issue.kind {
    case .missingKey(let key, _) where document.tape[issue.node].isKind(.object):
      added[issue.node, default: []].append(Member(key: key, patch: patch(issue.kind, at: issue.node)))
      return true
    case .unknownReference, .wrongCount, .indexOutOfBounds: return leaveOut(issue.node, of: document)
    case .missingKey: return leaveOut(issue.node, of: document)
    case .invalidRawValue(_, let allowed) where allowed.isEmpty && document.isElement(issue.node):
      return leaveOut(issue.node, of: document)
    case .custom, .transformFailed:
      guard !document.tape[issue.node].isContainer else { return leaveOut(issue.node, of: document) }
    default: break
    }
    replaced[issue.node] = patch(issue.kind, at: issue.node)
    return true
  }

  private mutating func patch(_ kind: Issue.Kind, at place: Int, owner: Int? = nil) -> Int {
    let standIn = StandIn.candidates(for: kind)[0]
    patches.append(Patch(standIn: standIn, tried: [standIn], place: place, owner: owner))
    return patches.count - 1
  }

  /// Mends what is wrong with a stand-in: adds a missing member to it, or tries another.
  mutating func mendStandIn(_ patch: Int, _ kind: Issue.Kind, in document: Document) -> Bool {
    if case .missingKey(let key, _) = kind, patches[patch].standIn == .object,
      !patches[patch].members.contains(where: { $0.key == key })
    {
      let member = self.patch(kind, at: patches[patch].place, owner: patch)
      patches[patch].members.append(Member(key: key, patch: member))
      return true
    }
    let next = StandIn.candidates(for: kind).first { !patches[patch].tried.contains($0) }
    if let next {
      patches[patch].standIn = next
      patches[patch].tried.insert(next)
      patches[patch].members = []
      return true
    }
    if let owner = patches[patch].owner { return mendStandIn(owner, kind, in: document) }
    return leaveOut(patches[patch].place, of: document)
  }

  /// Leaves out the innermost array element that a place belongs to; false if there is none.
  mutating func leaveOut(_ place: Int, of document: Document) -> Bool {
    guard let element = document.elements(around: place).last(where: { !omitted.contains($0) }) else {
      return false
    }
    omitted.insert(element)
    return true
  }

  /// Whether an issue about a value as a whole may come from a repair within it.
  func mayCause(_ issue: PendingIssue, in document: Document) -> Bool {
    switch issue.kind {
    case .missingKey, .unexpectedNull, .typeMismatch: return false
    default:
      let places = issue.node..<issue.node + document.tape[issue.node].size
      return replaced.keys.contains(where: places.contains) || added.keys.contains(where: places.contains)
        || omitted.contains(where: places.contains)
    }
  }
}

extension Document {
  /// Whether a place is an array element, and not only within one.
  fileprivate func isElement(_ place: Int) -> Bool { elements(around: place).last == place }

  /// The array elements that a place is or lies within, the outermost first.
  fileprivate func elements(around place: Int) -> [Int] {
    var elements: [Int] = []
    var current = 0
    while current < place, tape[current].isContainer {
      let isObject = tape[current].isKind(.object)
      var child = current + (isObject ? 2 : 1)
      while place >= child + tape[child].size { child += tape[child].size + (isObject ? 1 : 0) }
      if !isObject { elements.append(child) }
      current = child
    }
    return elements
  }
}
