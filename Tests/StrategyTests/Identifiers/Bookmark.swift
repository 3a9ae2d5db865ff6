import DerivedMapping
import Foundation

// The attribute is in a comment, because the macro isn't built here. A test proves that it generates
// Bookmark+Mapped.swift.

/// UUIDs and URLs at every position of a value, with every strategy.
/* @Mapped */
struct Bookmark: Equatable, Codable {
  var id: UUID
  var link: URL
  var spare: UUID?
  var home: URL?
  var peers: [UUID]
  var links: [URL?]
  var groups: Set<UUID>
  var mirrors: Set<URL>
  var names: [UUID: String]
  var owners: [String: UUID]
  var pages: [URL: [UUID]]
  var sites: [String: URL]
}
