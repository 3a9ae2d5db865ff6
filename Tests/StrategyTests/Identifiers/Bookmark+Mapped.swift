// Written by the macro, but for the scopes of the names; see the tests of committed expansions.
// swift-format-ignore-file

import DerivedMapping
import Foundation
import JSONCore
import JSONMapping

extension Bookmark: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  nonisolated static func readsInOnePass(_ search: inout DerivedMapping.OnePassSearch) -> Swift.Bool {
    search.reads(nil as UUID?) && search.reads(nil as URL?)
  }

  nonisolated static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var id: UUID?
    var link: URL?
    var spare: UUID??
    var home: URL??
    var peers: [UUID]?
    var links: [URL?]?
    var groups: Set<UUID>?
    var mirrors: Set<URL>?
    var names: [UUID: String]?
    var owners: [String: UUID]?
    var pages: [URL: [UUID]]?
    var sites: [String: URL]?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("id") {
        id = try .decode(from: &cursor) as UUID
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("link") {
        link = try .decode(from: &cursor) as URL
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("spare") {
        spare = try .decode(from: &cursor) as UUID?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("home") {
        home = try .decode(from: &cursor) as URL?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("peers") {
        peers = try .decode(from: &cursor) as [UUID]
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("links") {
        links = try .decode(from: &cursor) as [URL?]
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("groups") {
        groups = try .decode(from: &cursor) as Set<UUID>
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("mirrors") {
        mirrors = try .decode(from: &cursor) as Set<URL>
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("names") {
        names = try .decode(from: &cursor) as [UUID: String]
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("owners") {
        owners = try .decode(from: &cursor) as [String: UUID]
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("pages") {
        pages = try .decode(from: &cursor) as [URL: [UUID]]
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("sites") {
        sites = try .decode(from: &cursor) as [String: URL]
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("id") {
          if case nil = id {
            id = try .decode(from: &cursor) as UUID
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("link") {
          if case nil = link {
            link = try .decode(from: &cursor) as URL
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("spare") {
          if case nil = spare {
            spare = try .decode(from: &cursor) as UUID?
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("home") {
          if case nil = home {
            home = try .decode(from: &cursor) as URL?
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("peers") {
          if case nil = peers {
            peers = try .decode(from: &cursor) as [UUID]
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("links") {
          if case nil = links {
            links = try .decode(from: &cursor) as [URL?]
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("groups") {
          if case nil = groups {
            groups = try .decode(from: &cursor) as Set<UUID>
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("mirrors") {
          if case nil = mirrors {
            mirrors = try .decode(from: &cursor) as Set<URL>
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("names") {
          if case nil = names {
            names = try .decode(from: &cursor) as [UUID: String]
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("owners") {
          if case nil = owners {
            owners = try .decode(from: &cursor) as [String: UUID]
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("pages") {
          if case nil = pages {
            pages = try .decode(from: &cursor) as [URL: [UUID]]
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("sites") {
          if case nil = sites {
            sites = try .decode(from: &cursor) as [String: URL]
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let id = cursor.orMissingValue(id), let link = cursor.orMissingValue(link),
      let spare = cursor.orMissingValue(spare), let home = cursor.orMissingValue(home),
      let peers = cursor.orMissingValue(peers), let links = cursor.orMissingValue(links),
      let groups = cursor.orMissingValue(groups), let mirrors = cursor.orMissingValue(mirrors),
      let names = cursor.orMissingValue(names), let owners = cursor.orMissingValue(owners),
      let pages = cursor.orMissingValue(pages), let sites = cursor.orMissingValue(sites)
    else { throw .init() }
    return Self(
      id: id, link: link, spare: spare, home: home, peers: peers, links: links, groups: groups,
      mirrors: mirrors, names: names, owners: owners, pages: pages, sites: sites)
  }

  nonisolated static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> Self {
    Self(
      id: try json["id"] as UUID,
      link: try json["link"] as URL,
      spare: try json["spare"] as UUID?,
      home: try json["home"] as URL?,
      peers: try json["peers"] as [UUID],
      links: try json["links"] as [URL?],
      groups: try json["groups"] as Set<UUID>,
      mirrors: try json["mirrors"] as Set<URL>,
      names: try json["names"] as [UUID: String],
      owners: try json["owners"] as [String: UUID],
      pages: try json["pages"] as [URL: [UUID]],
      sites: try json["sites"] as [String: URL])
  }

  nonisolated func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("id", self.id)
    try json.put("link", self.link)
    try json.put("spare", self.spare)
    try json.put("home", self.home)
    try json.put("peers", self.peers)
    try json.put("links", self.links)
    try json.put("groups", self.groups)
    try json.put("mirrors", self.mirrors)
    try json.put("names", self.names)
    try json.put("owners", self.owners)
    try json.put("pages", self.pages)
    try json.put("sites", self.sites)
  }
}
