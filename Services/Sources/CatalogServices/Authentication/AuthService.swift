public import APIClient
internal import CodableMapping
internal import HTTPTypes
public import JSONCore
internal import ManualMapping

/// Signs users in and out.
public struct AuthService: Sendable {
  /// Holds the current session, and renews it when the service refuses it.
  public let authenticator: Authenticator<Session>
  private let client: Client<Guest>
  private let data: AccountData

  /// Creates the service.
  ///
  /// - Parameters:
  ///   - client: A client without a session, since signing in needs none.
  ///   - store: The store of the session.
  ///   - data: The data that is removed when an account signs out, or another one signs in.
  public init(_ client: Client<Guest>, store: any CredentialStore<Session>, data: AccountData) {
    self.client = client
    self.data = data
    authenticator = Authenticator(store: store) { (refused) async throws(ClientError) in
      guard let refused else {
        throw ClientError(
          .unauthenticated("not signed in"), method: .post, url: "\(client.environment)/auth/refresh")
      }
      return try await client.send(.session(["refresh_token": refused.refreshToken], at: "auth/refresh"))
    }
  }

  /// Signs in, and removes the data of other accounts.
  ///
  /// - Throws: ``ClientError``; of the kind `status` if the password is wrong.
  public func signIn(name: String, password: String) async throws(ClientError) {
    let former = await authenticator.account
    let session = try await client.send(.session(["name": name, "password": password], at: "auth"))
    await authenticator.signIn(session)
    if let former, former != session.account { await data.remove(former) }
    await data.removeOthers(than: session.account)
  }

  /// Signs out, and removes the data of the account.
  public func signOut() async {
    let former = await authenticator.account
    await authenticator.signOut()
    if let former { await data.remove(former) }
    // If the service ended the session earlier, its account is unknown.
    await data.removeOthers(than: "")
  }
}

extension Endpoint where Response == Session, Access == Guest {
  fileprivate static func session(_ body: [String: String], at path: Path) -> Endpoint {
    .post(path, body, with: CodableMapper(), as: ManualMapper<Session>())
  }
}

extension AuthService: ShownByDescription {}
