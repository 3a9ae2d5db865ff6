#if Client
/// A route with its service: what Moya calls a target. An `enum` lists all that an app asks for.
///
///     enum GitHub: Target {
///       case user(String)
///       var environment: APIEnvironment { .gitHub }
///       var path: Path { switch self { case .user(let name): "users/\(name)" } }
///       var sampleReply: SampleReply { SampleReply(#"{"login": "ada"}"#) }
///     }
public protocol Target: Route {
  /// Where the service runs.
  var environment: APIEnvironment { get }
  /// The body, where parameters don't suffice.
  var body: RequestBody? { get }
  /// What a stubbed provider answers.
  var sampleReply: SampleReply { get }
  /// The statuses that are no errors; those from 200 to 299 unless the target says otherwise.
  var validation: AcceptedStatus { get }
}

extension Target {
  /// None: ``Route/parameters`` are sent.
  public var body: RequestBody? { nil }

  /// An empty object.
  public var sampleReply: SampleReply { SampleReply("{}") }

  /// From 200 to 299.
  public var validation: AcceptedStatus { .success }
}
#endif
