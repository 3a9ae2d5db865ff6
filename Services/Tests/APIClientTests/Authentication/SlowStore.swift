import APIClient

/// A store that delays either saving a credential or removing one, until the test releases it.
actor SlowStore: CredentialStore {
  private(set) var saved: [BearerToken?] = []
  private(set) var stored: BearerToken?
  private let holdsRemoval: Bool
  private var isHeld = true
  private var held: [CheckedContinuation<Void, Never>] = []

  init(_ stored: BearerToken? = nil, holdsRemoval: Bool = false) {
    (self.stored, self.holdsRemoval) = (stored, holdsRemoval)
  }

  func load() -> BearerToken? { stored }

  func save(_ credential: BearerToken?) async {
    saved.append(credential)
    if (credential == nil) == holdsRemoval, isHeld { await withCheckedContinuation { held.append($0) } }
    stored = credential
  }

  /// Waits until a save has begun.
  func begun() async { while saved.isEmpty { await Task.yield() } }

  func release() {
    isHeld = false
    for save in held { save.resume() }
    held = []
  }
}
