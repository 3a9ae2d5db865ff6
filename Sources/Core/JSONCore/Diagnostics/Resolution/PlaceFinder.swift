internal import CScan

/// Finds the paths and positions of tape indices in a document. Each search starts at the last index found.
///
/// So a thousand errors about the elements of one array take one walk along it, and not a thousand.
struct PlaceFinder {
  /// The steps to the last place. They are stored so that their keys, each of which may be as long as the
  /// document, aren't decoded for every search.
  private var steps: [Step] = []
  private var cursor = LineCursor()
  /// The containers that the parser left open, from the outermost on. All nodes after them belong to them.
  private let open: [Int]

  init(open: [Int] = []) { self.open = open }

  /// A step from a container to one of its children.
  struct Step {
    fileprivate let container: Int
    private let isObject: Bool
    /// The node that it leads to: an element, or a member's value.
    private(set) var node: Int
    private var index = 0
    /// The key of a member.
    private(set) var key: String?
    /// Whether it is a key that looks like a secret.
    private(set) var isSecret = false

    var component: JSONPath.Component { key.map { .key($0) } ?? .index(index) }

    /// The child's first node: a member's key.
    fileprivate var start: Int { node - (isObject ? 1 : 0) }

    /// Creates the step to the child that contains a place.
    ///
    /// - Parameter open: The child that the parser left open, if there is one.
    fileprivate init(in container: Int, to place: Int, until open: Int?, _ document: Document) {
      self.container = container
      isObject = document.tape[container].isKind(.object)
      node = container + (isObject ? 2 : 1)
      advance(to: min(place, open ?? place), in: document)
    }

    /// Advances to the child that contains a place.
    fileprivate mutating func advance(to place: Int, in document: Document) {
      // Local variables stay in registers: for the last error of a long array, this loop takes most of the
      // time.
      let tape = document.tape
      let keys = isObject ? 1 : 0
      var child = node
      var skipped = 0
      // The last key may have no value.
      while child < place {
        let size = tape[child].size
        let next = child &+ size
        // Siblings often have the same size. The processor's own prefetching stops at the end of a page.
        cscan_prefetch(tape, (next &+ 16 &* size) &* MemoryLayout<Node>.stride)
        guard place >= next else { break }
        child = next &+ keys
        skipped &+= 1
      }
      let isOther = child != node || self.key == nil
      node = child
      index += skipped
      guard isObject, isOther else { return }
      let key = document.string(of: tape[start])
      isSecret = SecretName.matches(key)
      self.key = key
    }
  }

  /// The steps from the root to a place. A key belongs to the path of its member.
  mutating func steps(to place: Int, in document: Document) -> [Step] {
    let tape = document.tape
    while let last = steps.last, place < last.start || place >= last.container + tape[last.container].size {
      steps.removeLast()
    }
    if !steps.isEmpty { steps[steps.count - 1].advance(to: place, in: document) }
    var current = steps.last?.node ?? 0
    while current < place, tape[current].isContainer {
      let openChild = open.indices.contains(steps.count + 1) ? open[steps.count + 1] : nil
      let step = Step(in: current, to: place, until: openChild, document)
      steps.append(step)
      current = step.node
    }
    return steps
  }

  /// The place of the last search.
  var place: Int { steps.last?.start ?? 0 }

  /// Advances to a place, unless it lies before the current one.
  mutating func approach(_ place: Int, in document: Document) {
    if place >= self.place { _ = steps(to: place, in: document) }
  }

  /// Continues from the position of another finder, if that position is further on, but not beyond a place.
  mutating func join(_ other: PlaceFinder, before place: Int) {
    guard let there = other.steps.last, there.start <= place, there.start > steps.last?.start ?? -1
    else { return }
    steps = other.steps
  }

  /// The line and column of a place in the document's text.
  mutating func location(of span: Range<Int>, in document: Document) -> SourceLocation {
    if span.lowerBound < cursor.offset { cursor = LineCursor() }
    cursor.advance(to: span.lowerBound, in: document.text)
    return SourceLocation(
      offset: span.lowerBound, length: span.count, line: cursor.line, column: cursor.column)
  }
}

extension Document {
  /// A finder that is at most 1024 nodes before a place.
  ///
  /// Finders at such distances are stored when they are first needed. So errors that retain a document take
  /// the same time in any order.
  func finder(before place: Int) -> PlaceFinder {
    let number = place / 1024
    guard number > 0 else { return PlaceFinder() }
    return keyIndexes.withLock { indexes in
      var taken = indexes.take() ?? KeyIndexes()
      defer { indexes = taken }
      while taken.finders.count < number {
        var next = taken.finders.last ?? PlaceFinder()
        let place = (taken.finders.count + 1) * 1024
        next.approach(place, in: self)
        if hasPositions { _ = next.location(of: span(of: tape[place]), in: self) }
        taken.finders.append(next)
      }
      return taken.finders[number - 1]
    }
  }
}
