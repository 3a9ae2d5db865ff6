/// Why a decode of a mended copy stopped, in places of the original.
struct Cause {
  /// Where the value stands.
  enum Place {
    /// A value of the original.
    case original(Int)
    /// A stand-in, by its position among the patches.
    case standIn(Int)
  }

  var kind: Issue.Kind
  var place: Place
  /// The place in the copy: the further behind, the further the decode came.
  var reached: Int
  /// Why each alternative failed.
  var alternatives: [Cause]

  /// - Parameter origins: The places in the original by those in the copy; `nil` for the original itself.
  init?(_ pending: PendingIssue, origins: [Int]?) {
    kind = pending.kind
    reached = pending.node
    if let origins {
      guard origins.indices.contains(pending.node) else { return nil }
      let origin = origins[pending.node]
      place = origin >= 0 ? .original(origin) : .standIn(~origin)
    } else {
      place = .original(pending.node)
    }
    alternatives = pending.alternatives.compactMap { failure in
      failure.storage.pending.flatMap { Cause($0, origins: origins) }
    }
  }

  /// The alternatives, that which came furthest first.
  var likelyAlternatives: [Cause] {
    alternatives.enumerated().sorted { ($1.element.reached, $0.offset) < ($0.element.reached, $1.offset) }
      .map(\.element)
  }
}
