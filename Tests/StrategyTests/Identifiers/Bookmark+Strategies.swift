import ApplicativeMapping
import Foundation
import MappableMapping
import ThrowingMapping

extension Bookmark: Mappable {
  init?(map: Map) {
    self.init(
      id: UUID(), link: URL(filePath: "/"), peers: [], links: [], groups: [], mirrors: [], names: [:],
      owners: [:], pages: [:], sites: [:])
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
    curry(Bookmark.init(id:link:spare:home:peers:links:groups:mirrors:names:owners:pages:sites:))
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
