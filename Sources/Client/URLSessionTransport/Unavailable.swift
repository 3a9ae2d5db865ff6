#if !Client
/// Unavailable without the trait `Client`, so that users of mappers don't fetch swift-http-types.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public struct URLSessionTransport {}

/// Unavailable without the trait `Client`, so that users of mappers don't fetch swift-http-types.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public struct FileCredentialStore<Stored> {}
#endif
