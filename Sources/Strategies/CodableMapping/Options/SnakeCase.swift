// All of Foundation, for `capitalized`.
import Foundation
import JSONCore

/// The conversion between `releaseDate` and `release_date`, as Foundation's coders do it.
enum SnakeCase {
  /// `release_date` as `releaseDate`.
  static func decoded(_ key: String) -> String {
    let leading = key.prefix { $0 == "_" }
    guard leading.endIndex < key.endIndex else { return key }
    let trailing = key.reversed().prefix { $0 == "_" }.count
    let core = key.dropFirst(leading.count).dropLast(trailing)
    let words = core.split(separator: "_")
    guard words.count > 1 else { return key }
    let rest = words.dropFirst().map(\.capitalized)
    return leading + words[0].lowercased() + rest.joined() + key.suffix(trailing)
  }

  /// `releaseDate` as `release_date`, `myURLProperty` as `my_url_property`.
  static func encoded(_ key: String) -> String { JSONKeyStrategy.snakeCase.jsonKey(for: key) }
}
