#if !Client
/// Unavailable without the trait `Client`, so that users of mappers don't fetch swift-http-types.
@available(*, unavailable, message: "turn on the package trait Client: .package(…, traits: [\"Client\"])")
public struct StoredReplyCache {}
#endif
