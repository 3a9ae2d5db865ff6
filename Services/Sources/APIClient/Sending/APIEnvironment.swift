public import JSONCore

/// An environment in which a service runs, such as production or test.
///
///     extension APIEnvironment {
///       static let production = APIEnvironment("production", "https://api.example.com/v1")
///       static let test = APIEnvironment("test", "https://test.example.com/v1")
///     }
///
/// An address that isn't valid is reported when the first request is sent, as a ``ClientError`` of the kind
/// `invalidRequest` with the reason.
public struct APIEnvironment: Sendable, Hashable {
  /// The name for display.
  public let name: String
  let address: Result<HTTPURL, HTTPURL.Invalid>

  /// Creates an environment from the base URL of all paths.
  public init(_ name: String, _ address: String) {
    self.name = name
    self.address = Result { () throws(HTTPURL.Invalid) in try HTTPURL(address) }
  }

  /// Creates an environment from a URL.
  public init(_ name: String, _ address: HTTPURL) {
    self.name = name
    self.address = .success(address)
  }
}

extension APIEnvironment: ShownByDescription {
  /// The name and the address.
  public var description: String {
    switch address {
    case .success(let address): "\(name) (\(address))"
    case .failure(let error): "\(name) (\(error))"
    }
  }
}
