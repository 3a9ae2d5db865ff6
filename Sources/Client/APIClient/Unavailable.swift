#if !Client
// Without the trait `Client` there is no client: it would make every user of a mapper fetch swift-http-types.
// These declarations say so to whoever uses the main types all the same.

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public protocol Credential {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public protocol CredentialStore<Stored> { associatedtype Stored }

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public protocol EventMonitor {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public protocol Interceptor {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public protocol ProviderPlugin {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public protocol Route {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public protocol Scope {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public protocol Target {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public protocol Transport {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public struct ActivityTracker {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public struct Anyone {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public struct APIContext<Stored> {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public struct APIEnvironment {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public struct AuthenticationInterceptor<Stored> {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public struct Authenticator<Stored> {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public struct BackendError {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public struct BearerToken {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public struct Client<Granted> {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public struct ClientError {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public struct ClientOptions {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public struct ConditionalRequests {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public struct Endpoint<Response, Access> {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public struct EventLog {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public struct Exchange {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public struct HTTPURL {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public struct ManualClock {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public struct MemoryCredentialStore<Stored> {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public struct MemoryReplyCache {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public struct Path {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public struct Provider<Description> {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public struct QueryParameters {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public struct Reply {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public struct RequestAdapter {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public struct RequestBody {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public struct RequestClock {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public struct RetryInterceptor {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public struct RetryPolicy {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public struct RouteParameters {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public struct SampleReply {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public struct StubTransport {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public struct TransportError {}
#endif
