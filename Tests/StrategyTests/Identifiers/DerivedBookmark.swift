import DerivedMapping
import Foundation
import JSONCore
import JSONMapping

// The attributes stand in comments, for the macro is not built here. A test proves that it writes what stands in
// DerivedBookmark+Mapped.swift.

/// Under the name that the model has in the other dialects.
enum DerivedBookmark {
  /* @Mapped */
  struct Bookmark {
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
}

extension BookmarkDialect {
  static let derived = [
    BookmarkDialect("derived") { (parsing, writing) in
      DerivedMapper<DerivedBookmark.Bookmark>(parsing: parsing, writing: writing)
    } model: {
      Bookmark(
        id: $0.id,
        link: $0.link,
        spare: $0.spare,
        home: $0.home,
        peers: $0.peers,
        links: $0.links,
        groups: $0.groups,
        mirrors: $0.mirrors,
        names: $0.names,
        owners: $0.owners,
        pages: $0.pages,
        sites: $0.sites)
    } wire: {
      DerivedBookmark.Bookmark(
        id: $0.id,
        link: $0.link,
        spare: $0.spare,
        home: $0.home,
        peers: $0.peers,
        links: $0.links,
        groups: $0.groups,
        mirrors: $0.mirrors,
        names: $0.names,
        owners: $0.owners,
        pages: $0.pages,
        sites: $0.sites)
    }
  ]
}
