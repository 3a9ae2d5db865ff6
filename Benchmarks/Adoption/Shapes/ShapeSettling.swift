/// Decides what objects become, and unites the shapes that become one type.
struct ShapeSettling {
  private struct Ancestor {
    let object: ObjectShape
    /// Whether an array or a dictionary is between the ancestor and the place.
    var isApart: Bool
  }

  private var visited: Set<ObjectIdentifier> = []
  /// The structures, each with those that contain it without an array or a dictionary between.
  private var structures: [(object: ObjectShape, containers: [ObjectShape])] = []
  private var hasChanged = false

  private static let leastChain = 3

  static func settle(_ root: Shape) {
    var settling = ShapeSettling()
    repeat {
      settling.visited = []
      settling.structures = []
      settling.hasChanged = false
      settling.visit(root, below: [])
      if !settling.hasChanged { settling.uniteEqualStructures() }
    } while settling.hasChanged
  }

  private mutating func visit(_ shape: Shape, below ancestors: [Ancestor]) {
    // Values of several kinds have no type of their own.
    guard !shape.isMixed, !hasChanged else { return }
    if let elements = shape.elements { visit(elements, below: Self.apart(ancestors)) }
    guard let object = shape.object, visited.insert(ObjectIdentifier(object)).inserted else { return }
    Self.decide(object)
    switch object.form {
    case .dictionary: visit(object.values, below: Self.apart(ancestors))
    case .union(let tag):
      for member in object.records.flatMap(\.members) where member.key != tag {
        visit(member.shape, below: ancestors)
      }
    case .structure:
      if let ancestor = ancestors.last(where: { $0.isApart && $0.object.resembles(object) }) {
        ancestor.object.unite(with: object)
        hasChanged = true
        return
      }
      structures.append((object, ancestors.filter { !$0.isApart }.map(\.object)))
      let inner = ancestors + [Ancestor(object: object, isApart: false)]
      for member in object.records.flatMap(\.members) { visit(member.shape, below: inner) }
    }
  }

  private static func apart(_ ancestors: [Ancestor]) -> [Ancestor] {
    ancestors.map { Ancestor(object: $0.object, isApart: true) }
  }

  private static func decide(_ object: ObjectShape) {
    if case .dictionary = object.form {
      object.becomeDictionary()
    } else if KeysAsData(object.records).areData {
      object.becomeDictionary()
    } else if let tag = object.unionTag {
      object.form = .union(tag: tag)
    } else {
      object.form = .structure
      object.joinRecords()
    }
  }

  /// Unites structures that have the same keys and no conflicting members.
  ///
  /// A struct can't contain itself. So a structure isn't united with one that contains it, unless they are a
  /// chain.
  private mutating func uniteEqualStructures() {
    var first: [[String]: [ObjectShape]] = [:]
    for (object, containers) in structures {
      let keys = object.keys
      let chain = containers.filter { $0.keys == keys && $0.agrees(with: object) }
      if chain.count >= Self.leastChain {
        for container in chain { container.unite(with: object) }
        hasChanged = true
        return
      }
      let candidates = first[keys]?.filter { candidate in !containers.contains { $0 === candidate } }
      if let equal = candidates?.first(where: { $0.agrees(with: object) }) {
        equal.unite(with: object)
        hasChanged = true
        // Uniting changes the shapes of members, so the next pass compares the others.
        return
      }
      first[keys, default: []].append(object)
    }
  }
}

extension ObjectShape {
  fileprivate var keys: [String] { records.flatMap { $0.members.map(\.key) }.sorted() }

  /// Returns whether an object below this one has the same type, as in a tree.
  fileprivate func resembles(_ other: ObjectShape) -> Bool {
    guard case .structure = form, let own = records.first, let others = other.records.first else {
      return false
    }
    let shared = others.members.count { own[$0.key] != nil }
    return (shared >= 2 || (shared == own.members.count && shared == others.members.count))
      && shared * 10 >= others.members.count * 7 && shared * 2 >= own.members.count && agrees(with: other)
  }

  /// Returns whether no member of one shape conflicts with that of the other.
  fileprivate func agrees(with other: ObjectShape) -> Bool {
    guard let own = records.first, let others = other.records.first else { return false }
    return others.members.allSatisfy { member in
      own[member.key].map { !$0.shape.conflicts(with: member.shape) } ?? true
    }
  }
}
