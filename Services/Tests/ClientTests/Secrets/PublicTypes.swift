import MappingTestSupport

/// The public types of client, store and streams, which the listings of the API contain, and of the services,
/// which have no listing. A new type is found once `make texts` has listed it, which `make test-all` checks.
enum PublicTypes {
  /// The types that have values, such as `APIClient.Exchange.ID`: all except protocols.
  ///
  /// - Parameter ofServers: Whether they are those of the module that needs SwiftNIO.
  static func all(ofServers: Bool = false) throws -> Set<String> {
    try names(/(?:struct|enum|(?:final )?class|actor) ([\w.]+)/, ofServers: ofServers)
  }

  /// The cases with associated values, such as `APIClient.ClientError.Kind.transport`.
  static func casesWithValues() throws -> Set<String> {
    try names(/(?:indirect )?case ([\w.]+)\(/, ofServers: false)
  }

  /// The names in the lines that begin with a pattern.
  private static func names(
    _ pattern: Regex<(Substring, Substring)>, ofServers: Bool
  ) throws -> Set<String> {
    let files = try PackageFolder.names(in: "Services/API").filter {
      $0.hasPrefix("AsyncHTTPClient") == ofServers
    }
    var listings = try files.map { ($0, try PackageFolder.text(of: "Services/API/\($0)")) }
    if !ofServers {
      listings.append(("JSONStreaming.txt", try PackageFolder.text(of: "API/JSONStreaming.txt")))
      listings.append(("CatalogServices.txt", try listingOfServices()))
    }
    return Set(
      listings.flatMap { (file, text) in
        text.split(separator: "\n").compactMap { $0.prefixMatch(of: pattern)?.1 }
          .map { "\(file.dropLast(4)).\($0)" }
      })
  }

  /// The types and cases of the services. The indentation, which the formatter checks, distinguishes the cases
  /// of an enumeration from those of a statement.
  private static func listingOfServices() throws -> String {
    var (lines, type): ([String], Substring) = ([], "")
    for file in try PackageFolder.swiftFiles(below: "Services/Sources/CatalogServices") {
      for line in try PackageFolder.text(of: file).split(separator: "\n") {
        if let match = line.prefixMatch(of: /\ *public (?:\w+ )?(?:struct|enum|class|actor) (\w+)/) {
          type = match.1
          lines.append("struct \(type)")
        } else if let match = line.prefixMatch(of: /\ {2}case (\w+)\(/) {
          lines.append("case \(type).\(match.1)(")
        }
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the name of a value's type in the form of ``all()``: with its module, without generic arguments.
  static func name(of value: Any) -> String {
    var depth = 0
    return String(
      String(reflecting: type(of: value)).filter { character in
        if character == "<" { depth += 1 }
        defer { if character == ">" { depth -= 1 } }
        return depth == 0
      })
  }
}
