/// Compares a document with the log of a decode that succeeded.
struct DriftReader {
  private struct Finding: Hashable {
    var kind: DriftChange.Kind
    var pattern: Int
  }

  private typealias Part = (place: Int, pattern: Int)

  private let document: Document
  private let searches: KeySearches
  private var patterns = DriftPatterns()
  /// The findings, with their numbers and first places.
  private var findings: [Finding: (count: Int, first: Int)] = [:]
  /// The patterns of the members that were found by their keys.
  private var present: Set<Int> = []
  /// The number of values and members that were visited.
  private(set) var visitedCount = 0

  init(_ entries: [DecodeLog.Entry], of document: Document) {
    self.document = document
    searches = KeySearches(entries)
  }

  /// - Complexity: O(*n*) on average in the length of the text and the number of entries, and O(*m* log *m*) in
  ///   the number of changes.
  mutating func drift() -> Drift {
    // The last one is visited first, so the values are in document order.
    var open: [Part] = [(0, DriftPatterns.root)]
    while let (place, pattern) = open.popLast() {
      visitedCount += 1
      if searches.fellBack.contains(place) {
        note(.unknownCase, pattern, at: place)
      } else if searches.leftOut.contains(place) {
        note(.droppedValue, pattern, at: place)
        continue
      }
      if let text = searches.texts[place] {
        for change in text.changes {
          note(change.kind, patterns.inner(of: pattern, change.pattern), at: place, change.count)
        }
        for member in text.present { present.insert(patterns.inner(of: pattern, member)) }
      }
      let isObject = document.tape[place].isKind(.object)
      open += (isObject ? members(of: place, pattern) : elements(of: place, pattern)).reversed()
    }
    var finder = PlaceFinder()
    let changes = findings.sorted { $0.value.first < $1.value.first }.map { finding, found in
      let location =
        document.hasPositions
        ? finder.location(of: document.span(of: document.tape[found.first]), in: document) : nil
      return DriftChange(
        kind: finding.kind, pattern: patterns[finding.pattern], count: found.count,
        first: location.map { .init(offset: $0.offset, length: $0.length, line: $0.line, column: $0.column) })
    }
    return Drift(changes, present: present.map { patterns[$0] })
  }

  private mutating func note(_ kind: DriftChange.Kind, _ pattern: Int, at place: Int, _ count: Int = 1) {
    findings[Finding(kind: kind, pattern: pattern), default: (0, place)].count += count
  }

  private mutating func elements(of array: Int, _ pattern: Int) -> [Part] {
    let children = document.children(of: array)
    guard !children.isEmpty else { return [] }
    let element = patterns.elements(of: pattern)
    return children.map { ($0, element) }
  }

  /// Notes the differences of an object; returns the values of the members that were read.
  private mutating func members(of object: Int, _ pattern: Int) -> [Part] {
    // All keys of such objects are shown alike: which of them are data isn't known.
    let areKeysData =
      searches.readWholly.contains(object) || searches.listed.contains(object)
      || searches.fellBack.contains(object)
    var read: [Part] = []
    for value in document.children(of: object) where areKeysData || searches.found.contains(value) {
      visitedCount += 1
      let key = areKeysData ? nil : document.string(of: document.tape[value - 1])
      read.append((value, patterns.member(of: pattern, key)))
      if !areKeysData { present.insert(read[read.count - 1].pattern) }
    }
    guard let missed = searches.searched[object] else { return read }
    for (name, value) in searches.unreadMembers(of: object, in: document) {
      visitedCount += 1
      note(.unreadMember, patterns.member(of: pattern, areKeysData ? nil : name), at: value - 1)
    }
    guard !areKeysData else { return read }
    for key in Set(missed).subtracting(searches.replaced[object] ?? []) {
      note(.absentMember, patterns.member(of: pattern, key), at: object)
    }
    return read
  }
}
