// Written by the macro, but for the scopes of the names; see the tests of committed expansions.
// swift-format-ignore-file

import DerivedMapping
import Foundation
import JSONCore
import JSONMapping

extension Bookmark: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static func readsInOnePass(_ search: inout DerivedMapping.OnePassSearch) -> Swift.Bool {
    search.reads(UUID.self) && search.reads(URL.self)
  }

  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Bookmark {
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
        id = try UUID.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("link") {
        link = try URL.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("spare") {
        spare = try UUID?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("home") {
        home = try URL?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("peers") {
        peers = try [UUID].decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("links") {
        links = try [URL?].decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("groups") {
        groups = try Set<UUID>.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("mirrors") {
        mirrors = try Set<URL>.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("names") {
        names = try [UUID: String].decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("owners") {
        owners = try [String: UUID].decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("pages") {
        pages = try [URL: [UUID]].decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("sites") {
        sites = try [String: URL].decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("id") {
          if case nil = id {
            id = try UUID.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("link") {
          if case nil = link {
            link = try URL.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("spare") {
          if case nil = spare {
            spare = try UUID?.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("home") {
          if case nil = home {
            home = try URL?.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("peers") {
          if case nil = peers {
            peers = try [UUID].decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("links") {
          if case nil = links {
            links = try [URL?].decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("groups") {
          if case nil = groups {
            groups = try Set<UUID>.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("mirrors") {
          if case nil = mirrors {
            mirrors = try Set<URL>.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("names") {
          if case nil = names {
            names = try [UUID: String].decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("owners") {
          if case nil = owners {
            owners = try [String: UUID].decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("pages") {
          if case nil = pages {
            pages = try [URL: [UUID]].decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("sites") {
          if case nil = sites {
            sites = try [String: URL].decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let id = id ?? UUID.missingValue, let link = link ?? URL.missingValue,
      let spare = spare ?? UUID?.missingValue, let home = home ?? URL?.missingValue,
      let peers = peers ?? [UUID].missingValue, let links = links ?? [URL?].missingValue,
      let groups = groups ?? Set<UUID>.missingValue, let mirrors = mirrors ?? Set<URL>.missingValue,
      let names = names ?? [UUID: String].missingValue, let owners = owners ?? [String: UUID].missingValue,
      let pages = pages ?? [URL: [UUID]].missingValue, let sites = sites ?? [String: URL].missingValue
    else { throw DerivedMapping.CursorFailure() }
    return Bookmark(
      id: id, link: link, spare: spare, home: home, peers: peers, links: links, groups: groups,
      mirrors: mirrors, names: names, owners: owners, pages: pages, sites: sites)
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Bookmark {
    Bookmark(
      id: try json["id"],
      link: try json["link"],
      spare: try json["spare"],
      home: try json["home"],
      peers: try json["peers"],
      links: try json["links"],
      groups: try json["groups"],
      mirrors: try json["mirrors"],
      names: try json["names"],
      owners: try json["owners"],
      pages: try json["pages"],
      sites: try json["sites"])
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("id", id)
    try json.put("link", link)
    try json.put("spare", spare)
    try json.put("home", home)
    try json.put("peers", peers)
    try json.put("links", links)
    try json.put("groups", groups)
    try json.put("mirrors", mirrors)
    try json.put("names", names)
    try json.put("owners", owners)
    try json.put("pages", pages)
    try json.put("sites", sites)
  }
}
