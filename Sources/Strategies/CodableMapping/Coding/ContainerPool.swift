/// The pooled containers of a session, by depth.
struct ContainerPool<State: PooledState> {
  /// Deeper ones are not kept for the next use.
  private static var restingCount: Int { 16 }

  private var containers: [PooledContainer<State>?] = []

  init() {}

  /// The container at a depth, if there is one.
  subscript(depth: Int) -> PooledContainer<State>? { depth < containers.count ? containers[depth] : nil }

  /// Pools a new container, in place of the one that was last used at its depth.
  mutating func set(_ container: PooledContainer<State>, at depth: Int) {
    while containers.count <= depth { containers.append(nil) }
    // Whoever holds it has only that to know the session by.
    containers[depth]?.state.leavePool()
    containers[depth] = container
  }

  /// Readies the containers for the next use; false if anybody holds one of them, and there is no next use.
  mutating func rest() -> Bool {
    var areFree = true
    if containers.count > Self.restingCount {
      for container in containers[Self.restingCount...] {
        guard let container, !container.isFree else { continue }
        container.state.leavePool()
        areFree = false
      }
      containers.removeSubrange(Self.restingCount...)
    }
    for container in containers {
      guard let container else { continue }
      if container.isFree {
        container.state.rest()
      } else {
        container.state.leavePool()
        areFree = false
      }
    }
    return areFree
  }
}
