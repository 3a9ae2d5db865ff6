import APIClient
import Catalog
import CatalogServices
import CatalogStrategies
import MappingTestSupport
import OfflineStore

extension APIEnvironment {
  static let test = APIEnvironment("test", "https://api.example.com")
}

extension Session {
  static let ada = Session(account: "ada", token: "t1", refreshToken: "r1")
}

extension RetryPolicy {
  /// Sends each request once.
  static var never: RetryPolicy {
    var policy = RetryPolicy()
    policy.limit = 0
    return policy
  }
}

extension SampleReply {
  /// A response with a fixture as its body.
  static func fixture(_ name: String) throws -> SampleReply { SampleReply(try Fixture.bytes(name)) }
}

extension StubTransport {
  /// Signs in to services that use this stub, as an account with a token `t`.
  func signIn(_ account: String, _ services: Services) async throws {
    let session = #"{"account": "\#(account)", "token": "t", "refresh_token": "r"}"#
    on(.post, "/auth", reply: SampleReply(session))
    try await services.authentication.signIn(name: account, password: "engine")
  }
}

/// The strategy for tests that work with any strategy.
let firstStrategy: UserService.Strategy = { CatalogStrategy.all(skills: $0)[0] }

/// The migrations of the services' tables.
func migrations(_ strategy: UserService.Strategy = firstStrategy) -> [StoreMigration] {
  CatalogTables(strategy(SkillCatalogue([]))).migrations
}
