#if !Client
// Without the trait `Client` there is no client: it would make every user of a mapper fetch swift-http-types.
// These declarations say so to whoever uses the main types all the same.

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
public protocol Interceptor {}

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
public protocol Route {}

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
public protocol Scope {}

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
public struct APIEnvironment {}

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
public struct Exchange {}

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
public struct Reply {}

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
public struct StubTransport {}

/// Not there without the trait `Client`.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public struct TransportError {}

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
public struct Client<Granted> {}

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
public struct Provider<Description> {}
#endif
