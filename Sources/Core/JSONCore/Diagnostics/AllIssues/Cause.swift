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
  /// Why each alternative failed, that which came furthest first.
  var alternatives: [Cause]

  /// - Parameter origins: The places in the original by those in the copy; `nil` where they are the same.
  init?(_ pending: PendingIssue, origins: [Int]?) {
    let origin = origins.map { $0.indices.contains(pending.node) ? $0[pending.node] : nil } ?? pending.node
    guard let origin else { return nil }
    kind = pending.kind
    place = origin >= 0 ? .original(origin) : .standIn(~origin)
    let failures = pending.alternatives.compactMap(\.storage.pending).enumerated()
    alternatives = failures.sorted { ($1.element.node, $0.offset) < ($0.element.node, $1.offset) }
      .compactMap { Cause($0.element, origins: origins) }
  }
}
