#if Client
import APIClient

/// Takes as long to keep a credential as the test says, or to forget one; the other takes no time.
actor SlowStore: CredentialStore {
  private(set) var saved: [BearerToken?] = []
  private(set) var kept: BearerToken?
  private let holdsForgetting: Bool
  private var isHeld = true
  private var held: [CheckedContinuation<Void, Never>] = []

  init(_ kept: BearerToken? = nil, holdsForgetting: Bool = false) {
    self.kept = kept
    self.holdsForgetting = holdsForgetting
  }

  func load() -> BearerToken? { kept }

  func save(_ credential: BearerToken?) async {
    saved.append(credential)
    if (credential == nil) == holdsForgetting, isHeld { await withCheckedContinuation { held.append($0) } }
    kept = credential
  }

  /// Waits until a save has begun.
  func begun() async { while saved.isEmpty { await Task.yield() } }

  func release() {
    isHeld = false
    for save in held { save.resume() }
    held = []
  }
}
#endif
