internal import CScan

/// Finds the paths and positions of places in a document, starting where it found the last one.
///
/// So a thousand errors about the elements of one array take one walk along it, and not a thousand.
struct PlaceFinder {
  /// The way to the last place: for each container on it the child to go on with.
  private var levels: [Level] = []
  /// The steps of the levels, kept because a key may be as long as the document.
  private var steps: [Step] = []
  private var cursor = LineCursor()
  /// The containers that the parser left open, from the outermost on: they take all nodes that follow.
  private let open: [Int]

  init(open: [Int] = []) { self.open = open }

  /// A step from a container to one of its children.
  struct Step {
    var component: JSONPath.Component
    /// The node that it leads to.
    var node: Int
    /// Whether it is a key that looks like a secret.
    var isSecret: Bool
  }

  private struct Level {
    var container: Int
    /// The node of an element, or of a member's value.
    var child: Int
    var index = 0
    var isObject: Bool

    /// The child's first node: a member's key.
    var start: Int { child - (isObject ? 1 : 0) }

    /// Goes on to the child that a place lies in.
    ///
    /// - Parameter open: The child that is open.
    mutating func advance(to place: Int, _ tape: UnsafePointer<Node>, until open: Int? = nil) {
      // In registers: for the last error of a long array, this takes longest.
      let keys = isObject ? 1 : 0
      var child = child
      var skipped = 0
      let last = min(place, open ?? place)
      // The last key may have no value.
      while child < last {
        let size = tape[child].size
        let next = child &+ size
        // Siblings are often of one size. The processor itself does not look ahead beyond a page.
        cscan_prefetch(tape, (next &+ 16 &* size) &* MemoryLayout<Node>.stride)
        guard place >= next else { break }
        child = next &+ keys
        skipped &+= 1
      }
      self.child = child
      index += skipped
    }
  }

  /// The steps from the root to a place, each with the node that it leads to. A key belongs to the path of
  /// its member.
  mutating func steps(to place: Int, in document: Document) -> [Step] {
    let tape = document.tape
    while let last = levels.last,
      place < last.start || place >= last.container + tape[last.container].size
    {
      levels.removeLast()
      steps.removeLast()
    }
    if let last = levels.last {
      levels[levels.count - 1].advance(to: place, tape)
      let level = levels[levels.count - 1]
      if level.child != last.child { steps[steps.count - 1] = PlaceFinder.step(at: level, in: document) }
    }
    var current = levels.last?.child ?? 0
    while current < place, tape[current].isContainer {
      let openChild = open.indices.contains(levels.count + 1) ? open[levels.count + 1] : nil
      let isObject = tape[current].isKind(.object)
      var level = Level(container: current, child: current + (isObject ? 2 : 1), isObject: isObject)
      level.advance(to: place, tape, until: openChild)
      levels.append(level)
      steps.append(PlaceFinder.step(at: level, in: document))
      current = level.child
    }
    return steps
  }

  /// Goes on to a place, unless that would be a way back.
  mutating func approach(_ place: Int, in document: Document) {
    if let last = levels.last, place < last.start { return }
    _ = steps(to: place, in: document)
  }

  /// Goes on from where another finder is on its way to a place, if that is further.
  mutating func join(_ other: PlaceFinder, before place: Int) {
    guard let there = other.levels.last, there.start <= place, there.start > levels.last?.start ?? -1
    else { return }
    levels = other.levels
    steps = other.steps
  }

  private static func step(at level: Level, in document: Document) -> Step {
    guard level.isObject else {
      return Step(component: .index(level.index), node: level.child, isSecret: false)
    }
    let key = document.string(of: document.tape[level.start])
    return Step(component: .key(key), node: level.child, isSecret: SecretName.matches(key))
  }

  /// The line and column of a place in the document's text.
  mutating func location(of span: Range<Int>, in document: Document) -> SourceLocation {
    if span.lowerBound < cursor.offset { cursor = LineCursor() }
    cursor.advance(to: span.lowerBound, in: document.text)
    return SourceLocation(
      offset: span.lowerBound, length: span.count, line: cursor.line, column: cursor.column)
  }
}
