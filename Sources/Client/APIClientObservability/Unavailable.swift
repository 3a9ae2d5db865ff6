#if !Observability
/// Unavailable without the trait `Observability`, so that users of the client don't fetch swift-log.
@available(
  *, unavailable,
  message: "turn on the package trait Observability: .package(…, traits: [\"Observability\"])"
)
public struct RequestReporter {}

/// Unavailable without the trait `Observability`, so that users of the client don't fetch swift-log.
@available(
  *, unavailable,
  message: "turn on the package trait Observability: .package(…, traits: [\"Observability\"])"
)
public struct TracingInterceptor {}
#endif
