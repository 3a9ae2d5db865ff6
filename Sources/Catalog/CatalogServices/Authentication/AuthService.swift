#if Client
public import APIClient
internal import CodableMapping

/// Signs users in and out.
public struct AuthService: Sendable {
  /// Knows the current session, and gets a new one when the service refuses it.
  public let authenticator: Authenticator<Session>
  private let client: Client<Guest>

  /// Creates the service.
  ///
  /// - Parameters:
  ///   - client: A client that carries no session: signing in needs none.
  ///   - store: Where the session is kept.
  public init(_ client: Client<Guest>, store: any CredentialStore<Session>) {
    self.client = client
    authenticator = Authenticator(store: store) { (refused) async throws(ClientError) in
      try await client.send(
        .session(["refresh_token": refused?.refreshToken ?? ""], at: "auth/refresh"))
    }
  }

  /// Signs in.
  ///
  /// - Throws: ``ClientError``; of the kind `status` where the password is wrong.
  public func signIn(name: String, password: String) async throws(ClientError) {
    await authenticator.signIn(
      try await client.send(.session(["name": name, "password": password], at: "auth")))
  }

  /// Signs out.
  public func signOut() async { await authenticator.signOut() }
}

extension Endpoint where Response == Session, Access == Guest {
  fileprivate static func session(_ body: [String: String], at path: Path) -> Endpoint {
    .post(path, body, with: CodableMapper(), as: CodableMapper())
  }
}
#endif
