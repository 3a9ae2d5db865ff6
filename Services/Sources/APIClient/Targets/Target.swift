/// A route with its service, like a target of Moya. An `enum` lists all requests of an app.
///
///     enum GitHub: Target {
///       case user(String)
///       var environment: APIEnvironment { .gitHub }
///       var path: Path { switch self { case .user(let name): "users/\(name)" } }
///       var sampleReply: SampleReply { SampleReply(#"{"login": "ada"}"#) }
///     }
public protocol Target: Route {
  /// The environment of the service.
  var environment: APIEnvironment { get }
  /// The body, if parameters don't suffice.
  var body: RequestBody? { get }
  /// The response of a stubbed provider.
  var sampleReply: SampleReply { get }
  /// The accepted statuses. Defaults to those from 200 to 299.
  var validation: AcceptedStatus { get }
}

extension Target {
  /// No body: ``Route/parameters`` are sent.
  public var body: RequestBody? { nil }

  /// An empty object.
  public var sampleReply: SampleReply { SampleReply("{}") }

  /// From 200 to 299.
  public var validation: AcceptedStatus { .success }
}
