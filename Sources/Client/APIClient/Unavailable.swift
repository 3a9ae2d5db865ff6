#if !Client
// Without the trait `Client` there is no client, so that users of mappers don't fetch swift-http-types. If
// code uses one of the main types without the trait, the compiler's error names the trait.

/// Unavailable without the trait `Client`.
@available(*, unavailable, message: "turn on the package trait Client: .package(…, traits: [\"Client\"])")
public protocol Credential {}

/// Unavailable without the trait `Client`.
@available(*, unavailable, message: "turn on the package trait Client: .package(…, traits: [\"Client\"])")
public protocol CredentialStore<Stored> { associatedtype Stored }

/// Unavailable without the trait `Client`.
@available(*, unavailable, message: "turn on the package trait Client: .package(…, traits: [\"Client\"])")
public protocol EventMonitor {}

/// Unavailable without the trait `Client`.
@available(*, unavailable, message: "turn on the package trait Client: .package(…, traits: [\"Client\"])")
public protocol Interceptor {}

/// Unavailable without the trait `Client`.
@available(*, unavailable, message: "turn on the package trait Client: .package(…, traits: [\"Client\"])")
public protocol ProviderPlugin {}

/// Unavailable without the trait `Client`.
@available(*, unavailable, message: "turn on the package trait Client: .package(…, traits: [\"Client\"])")
public protocol Route {}

/// Unavailable without the trait `Client`.
@available(*, unavailable, message: "turn on the package trait Client: .package(…, traits: [\"Client\"])")
public protocol Scope {}

/// Unavailable without the trait `Client`.
@available(*, unavailable, message: "turn on the package trait Client: .package(…, traits: [\"Client\"])")
public protocol Target {}

/// Unavailable without the trait `Client`.
@available(*, unavailable, message: "turn on the package trait Client: .package(…, traits: [\"Client\"])")
public protocol Transport {}

/// Unavailable without the trait `Client`.
@available(*, unavailable, message: "turn on the package trait Client: .package(…, traits: [\"Client\"])")
public struct Anyone {}

/// Unavailable without the trait `Client`.
@available(*, unavailable, message: "turn on the package trait Client: .package(…, traits: [\"Client\"])")
public struct APIContext<Stored> {}

/// Unavailable without the trait `Client`.
@available(*, unavailable, message: "turn on the package trait Client: .package(…, traits: [\"Client\"])")
public struct APIEnvironment {}

/// Unavailable without the trait `Client`.
@available(*, unavailable, message: "turn on the package trait Client: .package(…, traits: [\"Client\"])")
public struct Authenticator<Stored> {}

/// Unavailable without the trait `Client`.
@available(*, unavailable, message: "turn on the package trait Client: .package(…, traits: [\"Client\"])")
public struct BackendError {}

/// Unavailable without the trait `Client`.
@available(*, unavailable, message: "turn on the package trait Client: .package(…, traits: [\"Client\"])")
public struct BearerToken {}

/// Unavailable without the trait `Client`.
@available(*, unavailable, message: "turn on the package trait Client: .package(…, traits: [\"Client\"])")
public struct Client<Granted> {}

/// Unavailable without the trait `Client`.
@available(*, unavailable, message: "turn on the package trait Client: .package(…, traits: [\"Client\"])")
public struct ClientError {}

/// Unavailable without the trait `Client`.
@available(*, unavailable, message: "turn on the package trait Client: .package(…, traits: [\"Client\"])")
public struct Endpoint<Response, Access> {}

/// Unavailable without the trait `Client`.
@available(*, unavailable, message: "turn on the package trait Client: .package(…, traits: [\"Client\"])")
public struct Path {}

/// Unavailable without the trait `Client`.
@available(*, unavailable, message: "turn on the package trait Client: .package(…, traits: [\"Client\"])")
public struct Provider<Description> {}

/// Unavailable without the trait `Client`.
@available(*, unavailable, message: "turn on the package trait Client: .package(…, traits: [\"Client\"])")
public struct StubTransport {}
#endif
