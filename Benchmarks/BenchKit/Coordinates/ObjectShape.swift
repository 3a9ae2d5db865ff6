/// How the objects of the documents match their model.
///
/// Lookups are fastest in complete objects whose members have the order of the model. The other shapes are
/// decoded as lists of a hundred objects, and compared with ``ordered``.
public enum ObjectShape: String, Sendable, Hashable, Codable, CaseIterable {
  /// The members of the model, in its order.
  case ordered
  /// The same members in random order, another one for each object.
  case shuffled
  /// A third of the optional members are missing.
  case sparse
  /// Twenty unknown members, some of them nested, in addition to five that are read.
  case extra
  /// Sixty members, all of which are read, in the order of the model.
  case largeObjects = "large-objects"
  /// The same sixty members in random order, compared with ``largeObjects``.
  case largeShuffled = "large-shuffled"

  /// The operations whose cost the shape changes.
  package var operations: Set<Operation> {
    switch self {
    case .ordered: Set(Operation.allCases)
    case .shuffled, .largeShuffled: [.decode]
    case .sparse, .extra, .largeObjects: [.decode, .parse]
    }
  }

  /// The shape with which this one is compared: the same objects, with members in the order of the model. It
  /// is `nil` for ``ordered``.
  package var compared: ObjectShape? {
    switch self {
    case .ordered: nil
    case .shuffled, .sparse, .extra, .largeObjects: .ordered
    case .largeShuffled: .largeObjects
    }
  }

  /// Whether documents are generated in the order of the model, and their members shuffled afterwards.
  var isShuffled: Bool { self == .shuffled || self == .largeShuffled }
}
