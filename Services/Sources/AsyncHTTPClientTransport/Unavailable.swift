#if !AsyncHTTPClient
/// Unavailable without the trait `AsyncHTTPClient`, so that users of other products don't fetch SwiftNIO.
@available(
  *, unavailable,
  message: "turn on the package trait AsyncHTTPClient: .package(…, traits: [\"AsyncHTTPClient\"])"
)
public struct AsyncHTTPClientTransport {}
#endif
