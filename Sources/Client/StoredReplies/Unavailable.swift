#if !Client
/// Not there without the trait `Client`: it would make every user of a mapper fetch swift-http-types.
@available(
  *, unavailable,
  message: "add the trait Client to the dependency on json-mapping: traits: [\"Client\"]"
)
public struct StoredReplyCache {}
#endif
