internal import JSONCore

/// The pooled containers of a session, by depth.
struct ContainerPool<State: PooledState> {
  /// The depth up to which containers are pooled between uses.
  private static var restingCount: Int { 16 }

  private var containers: [PooledContainer<State>?] = []
  /// The same containers as uncounted references, so that a lookup needs no retain and release.
  private var references: [WholeReference<PooledContainer<State>>?] = []

  // `@inline(__always)`: a load for each object.

  /// The container at a depth, if there is one.
  @inline(__always)
  subscript(depth: Int) -> WholeReference<PooledContainer<State>>? {
    depth < references.count ? references[depth] : nil
  }

  /// Pools a new container, in place of the one last used at its depth.
  mutating func set(_ container: PooledContainer<State>, at depth: Int) {
    while containers.count <= depth {
      containers.append(nil)
      references.append(nil)
    }
    // If other code holds the container, the container must retain the session from now on.
    containers[depth]?.state.leavePool()
    containers[depth] = container
    references[depth] = WholeReference(container)
  }

  /// Prepares the containers for the next use. Returns false if other code holds one of them; then there is
  /// no next use.
  mutating func rest() -> Bool {
    var areFree = true
    if containers.count > Self.restingCount {
      for container in containers[Self.restingCount...] {
        guard let container, !container.isFree else { continue }
        container.state.leavePool()
        areFree = false
      }
      containers.removeSubrange(Self.restingCount...)
      references.removeSubrange(Self.restingCount...)
    }
    for reference in references {
      guard let reference else { continue }
      reference.with { container in
        if container.isFree {
          container.state.rest()
        } else {
          container.state.leavePool()
          areFree = false
        }
      }
    }
    return areFree
  }
}
