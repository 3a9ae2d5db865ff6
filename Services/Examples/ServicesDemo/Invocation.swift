import APIClient
import Catalog
import CatalogStrategies
import URLSessionTransport

#if AsyncHTTPClient
import AsyncHTTPClientTransport
#endif

/// The arguments of the demo.
struct Invocation {
  /// The name of a strategy.
  var strategy = "mappable"
  var transport: any Transport = URLSessionTransport()

  /// The names of the strategies.
  static let strategies = CatalogStrategy.all(skills: SkillCatalogue([])).map(\.name)

  /// The transports by their names. One needs a trait.
  static var transports: [(name: String, make: () -> any Transport)] {
    var all: [(name: String, make: () -> any Transport)] = [("url-session", { URLSessionTransport() })]
    #if AsyncHTTPClient
    all.append(("async-http-client", { AsyncHTTPClientTransport() }))
    #endif
    return all
  }

  static var usage: String {
    """
    usage: services-demo [\(strategies.joined(separator: "|"))] \
    [--transport \(transports.map(\.name).joined(separator: "|"))]

    """
  }

  /// Parses arguments; `nil` if they are invalid.
  init?(_ arguments: some Collection<String>) {
    var rest = Array(arguments)
    if let option = rest.firstIndex(of: "--transport") {
      guard option + 1 < rest.count, let found = Self.transports.first(where: { $0.name == rest[option + 1] })
      else { return nil }
      transport = found.make()
      rest.removeSubrange(option...option + 1)
    }
    guard rest.count <= 1, rest.allSatisfy(Self.strategies.contains) else { return nil }
    strategy = rest.first ?? strategy
  }
}
