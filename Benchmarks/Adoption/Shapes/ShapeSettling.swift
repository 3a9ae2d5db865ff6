/// Decides what objects become, and unites the shapes that become one type.
///
/// Settles each object once, and again only when another object was united with it or with one of its
/// members. Each union removes an object, so the work grows in proportion to the number of objects.
struct ShapeSettling {
  private var pending: [ObjectShape] = []
  /// The object of the samples, or of the values of dictionaries around them.
  private var root: ObjectShape?
  /// Settled structures by their keys.
  private var structures: [[String]: [ObjectShape]] = [:]
  /// Settled unions by the keys of their tags.
  private var unions: [String: [ObjectShape]] = [:]
  /// Settled structures by the keys of the members in which they were found.
  private var named: [String: [ObjectShape]] = [:]
  /// The keys of members through which objects contain themselves.
  private var recursive: Set<String> = []
  /// The number of objects that were settled, or compared with another one.
  private var work = 0
  private let tags: [String]

  private static let leastChain = 3
  /// The number of objects with the same keys that others are compared with.
  private static let mostCandidates = 16
  /// The number of containers that an object is compared with.
  private static let mostContainers = 40

  private init(tags: [String]) { self.tags = tags }

  /// - Parameter tags: The keys that are tags even if the members hardly differ.
  /// - Returns: The number of objects that were settled, or compared with another one.
  @discardableResult static func settle(_ root: Shape, tags: [String] = []) -> Int {
    var settling = ShapeSettling(tags: tags)
    settling.pending = settling.objects(in: root, of: nil)
    settling.root = settling.pending.first
    while let object = settling.pending.popLast() { settling.settle(object.resolved) }
    return settling.work
  }

  private mutating func settle(_ object: ObjectShape) {
    guard object.needsSettling else { return }
    object.needsSettling = false
    work += 1
    object.decide(isRoot: object === root, tags: tags)
    switch object.form {
    case .dictionary: if object === root { root = objects(in: object.values, of: nil).first }
    case .structure:
      let containers = containers(of: object)
      work += containers.count
      let ancestor = containers.first {
        $0.isApart && ($0.object.resembles(object) || $0.object.isContinued(by: object))
      }
      if let ancestor {
        noteRecursion(object.names)
        return unite([ancestor.object, object])
      }
      let keys = object.keys
      guard !unite(object, with: structures[keys] ?? [], below: containers) else { return }
      let others = object.names.filter(recursive.contains).sorted().flatMap { named[$0] ?? [] }
      guard !unite(object, with: others, below: containers, if: { $0.isContinued(by: object) }) else {
        return
      }
      Self.add(object, to: &structures[keys, default: []])
      for name in object.names { Self.add(object, to: &named[name, default: []]) }
    case .union(let tag):
      guard !unite(object, with: unions[tag] ?? [], below: containers(of: object)) else { return }
      Self.add(object, to: &unions[tag, default: []])
    }
    // The last one is settled first.
    pending += members(of: object).reversed()
  }

  /// Unites an object with an equal one.
  ///
  /// A struct can't contain itself. So an object isn't united with one that contains it without an array or a
  /// dictionary between, unless they are a chain.
  ///
  /// - Returns: Whether it was united.
  private mutating func unite(
    _ object: ObjectShape, with candidates: [ObjectShape], below containers: [Container],
    if isEqual: ((ObjectShape) -> Bool)? = nil
  ) -> Bool {
    let direct = containers.filter { !$0.isApart }.map(\.object)
    let chain = direct.filter { $0.equals(object) }
    if chain.count >= Self.leastChain {
      unite(chain.reversed() + [object])
      return true
    }
    for candidate in candidates where candidate.resolved === candidate && candidate !== object {
      guard !direct.contains(where: { $0 === candidate }) else { continue }
      work += 1
      if isEqual?(candidate) ?? candidate.equals(object) {
        unite([candidate, object])
        return true
      }
    }
    return false
  }

  /// Settles objects again that may have the type of an object that contains itself.
  private mutating func noteRecursion(_ names: Set<String>) {
    for name in names.sorted() where recursive.insert(name).inserted {
      for object in named[name] ?? [] where object.resolved === object {
        object.needsSettling = true
        pending.append(object)
      }
    }
  }

  private static func add(_ object: ObjectShape, to candidates: inout [ObjectShape]) {
    candidates.removeAll { $0.resolved !== $0 || $0 === object }
    if candidates.count < mostCandidates { candidates.append(object) }
  }

  /// Joins objects into the first one, which is settled anew. Its containers may then equal others.
  private mutating func unite(_ objects: [ObjectShape]) {
    pending += objects.compactMap { $0.container?.object.resolved }
    for container in pending.suffix(objects.count) { container.needsSettling = true }
    for object in objects.dropFirst() { objects[0].unite(with: object) }
    pending.append(objects[0])
  }

  private typealias Container = (object: ObjectShape, isApart: Bool)

  /// The objects that contain an object, the nearest first.
  private func containers(of object: ObjectShape) -> [Container] {
    var containers: [Container] = []
    var isApart = false
    var next = object.container
    while let container = next, containers.count < Self.mostContainers {
      isApart = isApart || container.isApart
      let resolved = container.object.resolved
      if resolved === object || containers.contains(where: { $0.object === resolved }) { break }
      containers.append((resolved, isApart))
      next = resolved.container
    }
    return containers
  }

  /// The objects in an object's members that aren't settled.
  private func members(of object: ObjectShape) -> [ObjectShape] {
    switch object.form {
    case .dictionary: objects(in: object.values, of: (object, true), names: object.names)
    case .structure, .union:
      object.records.flatMap(\.members).flatMap {
        objects(in: $0.shape, of: (object, false), key: $0.key, names: [$0.key])
      }
    }
  }

  private func objects(
    in shape: Shape, of container: Container?, key: String? = nil, names: Set<String> = []
  ) -> [ObjectShape] {
    // Values of several kinds have no type of their own.
    guard !shape.isMixed else { return [] }
    if let elements = shape.elements {
      return objects(in: elements, of: container.map { ($0.object, true) }, names: names)
    }
    guard let object = shape.object, object.needsSettling else { return [] }
    if object.container == nil { (object.container, object.key) = (container, key) }
    object.names.formUnion(names)
    return [object]
  }
}

extension ObjectShape {
  /// Decides what the objects become, without other places.
  ///
  /// - Parameters:
  ///   - isRoot: Whether these are the objects of the samples.
  ///   - tags: The keys that are tags even if the members hardly differ.
  func decide(isRoot: Bool, tags: [String]) {
    if case .dictionary = form {
      becomeDictionary()
    } else if let tag = unionTag(named: tags) {
      form = .union(tag: tag)
    } else if hasKeysAsData(isRoot: isRoot) {
      becomeDictionary()
    } else {
      form = .structure
      joinRecords()
    }
  }

  private func hasKeysAsData(isRoot: Bool) -> Bool {
    let keys = KeysAsData(self)
    guard keys.areData else { return false }
    // Strategies are compared on models, so the samples contain one if their keys can be those of properties.
    return !isRoot || keys.haveObjects || keys.areCertainlyData || records.allSatisfy(\.members.isEmpty)
  }

  fileprivate var keys: [String] { records.flatMap { $0.members.map(\.key) }.sorted() }

  /// Returns whether an object below this one has the same type, as in a tree.
  fileprivate func resembles(_ other: ObjectShape) -> Bool {
    guard case .structure = form, let own = records.first, let others = other.records.first else {
      return false
    }
    if !own.tags.isEmpty, !others.tags.isEmpty, own.tags.isDisjoint(with: others.tags) { return false }
    let shared = others.members.count { own[$0.key] != nil }
    return (shared >= 2 || (shared == own.members.count && shared == others.members.count))
      && shared * 10 >= others.members.count * 7 && shared * 2 >= own.members.count
      && own.agrees(with: others)
  }

  /// Returns whether an object below this one, under a member of the same name, has the same type although
  /// few members are the same: each has the required members of the other, or half of them.
  fileprivate func isContinued(by other: ObjectShape) -> Bool {
    guard case .structure = form, !names.isDisjoint(with: other.names), let own = records.first,
      let others = other.records.first
    else { return false }
    let shared = others.members.count { own[$0.key] != nil }
    return shared > 0
      && own.members.allSatisfy { $0.count < own.count || names.contains($0.key) || others[$0.key] != nil }
      && shared * 2 >= others.members.count { $0.count == others.count } && own.agrees(with: others)
  }

  /// Returns whether both are structures with the same keys, or unions that share tags, without a conflict.
  fileprivate func equals(_ other: ObjectShape) -> Bool {
    switch (form, other.form) {
    case (.structure, .structure):
      guard let own = records.first, let others = other.records.first else { return false }
      return own.members.count == others.members.count && own.agrees(with: others)
        && others.members.allSatisfy { own[$0.key] != nil }
    case (.union(let tag), .union(let otherTag)):
      guard tag == otherTag else { return false }
      let pairs = records.compactMap { own in other.record(like: own).map { (own, $0) } }
      return pairs.count * 2 >= min(records.count, other.records.count)
        && records.count + other.records.count - pairs.count <= Self.mostTags
        && pairs.allSatisfy { $0.agrees(with: $1) && !$0.differs(from: $1, tag: tag) }
    default: return false
    }
  }
}

extension Record {
  /// Returns whether no member of one record conflicts with that of the other.
  fileprivate func agrees(with other: Record) -> Bool {
    other.members.allSatisfy { member in
      self[member.key].map { !$0.shape.conflicts(with: member.shape) } ?? true
    }
  }
}
