import Foundation
import JSONCore
import JSONMapping
import ManualMapping

/// Under the name that the model has in the other dialects. Here a model writes its members alone, and not an object.
private enum Manual {
  struct Bookmark: ManualMappable {
    var model: StrategyTests.Bookmark

    init(_ model: StrategyTests.Bookmark) { self.model = model }

    init(json: JSONObject) throws(JSONError) {
      model = try StrategyTests.Bookmark(
        id: json["id"],
        link: json["link"],
        spare: json["spare"],
        home: json["home"],
        peers: json["peers"],
        links: json["links"],
        groups: json["groups"],
        mirrors: json["mirrors"],
        names: json["names"],
        owners: json["owners"],
        pages: json["pages"],
        sites: json["sites"])
    }

    func writeMembers(to json: inout JSONWriter) throws(JSONError) {
      try json.put("id", model.id)
      try json.put("link", model.link)
      try json.put("spare", model.spare)
      try json.put("home", model.home)
      try json.put("peers", model.peers)
      try json.put("links", model.links)
      try json.put("groups", model.groups)
      try json.put("mirrors", model.mirrors)
      try json.put("names", model.names)
      try json.put("owners", model.owners)
      try json.put("pages", model.pages)
      try json.put("sites", model.sites)
    }
  }
}

extension BookmarkDialect {
  static let manual = BookmarkDialect("manual") { (parsing, writing) in
    ManualMapper<Manual.Bookmark>(parsing: parsing, writing: writing)
  } model: {
    $0.model
  } wire: {
    Manual.Bookmark($0)
  }
}
