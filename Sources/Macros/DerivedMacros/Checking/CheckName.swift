#if Macros
/// The name of a check in code, such as `decodedValue`.
struct CheckName {
  /// The name where both directions are needed, such as `value`.
  let kind: String
  let direction: MappingDirection

  init(_ name: String) {
    let prefixes: [(String, MappingDirection)] = [("decoded", .decodeOnly), ("encoded", .encodeOnly)]
    let match = prefixes.first { name.hasPrefix($0.0) }
    direction = match?.1 ?? .both
    let rest = name.dropFirst(match?.0.count ?? 0)
    kind = match == nil ? name : rest.prefix(1).lowercased() + rest.dropFirst()
  }
}
#endif
