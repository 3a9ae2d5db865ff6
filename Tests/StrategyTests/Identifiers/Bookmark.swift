import ApplicativeMapping
import CodableMapping
import Foundation
import JSONCore
import JSONMapping
import MappableMapping
import ThrowingMapping

/// UUIDs and URLs wherever a value can stand, in every dialect.
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

extension Bookmark: JSONObjectWritable {
  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
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

extension Bookmark: Mappable {
  init?(map: Map) {
    self.init(
      id: UUID(), link: URL(filePath: "/"), peers: [], links: [], groups: [], mirrors: [], names: [:],
      owners: [:],
      pages: [:], sites: [:])
  }

  mutating func mapping(map: Map) {
    id <- map["id"]
    link <- map["link"]
    spare <- map["spare"]
    home <- map["home"]
    peers <- map["peers"]
    links <- map["links"]
    groups <- map["groups"]
    mirrors <- map["mirrors"]
    names <- map["names"]
    owners <- map["owners"]
    pages <- map["pages"]
    sites <- map["sites"]
  }
}

extension Bookmark: ApplicativeMapping.Decodable, ThrowingMapping.Decodable {
  static func decode(_ json: ApplicativeMapping.JSON) -> Decoded<Bookmark> {
    curry(Bookmark.init)
      <^> json <| "id"
      <*> json <| "link"
      <*> json <|? "spare"
      <*> json <|? "home"
      <*> json <| "peers"
      <*> json <| "links"
      <*> json <| "groups"
      <*> json <| "mirrors"
      <*> json <| "names"
      <*> json <| "owners"
      <*> json <| "pages"
      <*> json <| "sites"
  }

  static func decode(_ json: ThrowingMapping.JSON) throws -> Bookmark {
    try Bookmark(
      id: json => "id",
      link: json => "link",
      spare: json =>? "spare",
      home: json =>? "home",
      peers: json => "peers",
      links: json => "links",
      groups: json => "groups",
      mirrors: json => "mirrors",
      names: json => "names",
      owners: json => "owners",
      pages: json => "pages",
      sites: json => "sites")
  }
}
