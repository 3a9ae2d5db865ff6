import Foundation
import MappableMapping

enum Size: String, CaseIterable { case small, large }

struct Dimensions: Mappable, Hashable {
  var width = 0
  var height = 0

  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  init?(map: Map) {}

  mutating func mapping(map: Map) {
    width <- map["width"]
    height <- map["height"]
  }
}

/// A property of every form.
struct Forms: Mappable, Equatable {
  var flag = false
  var count = 0
  var maybeCount: Int?
  var ratio = 0.0
  var names: [String] = []
  var maybeNames: [String]?
  var gaps: [Int?] = []
  var matrix: [[Double]] = []
  var scores: [String: Int] = [:]
  var retries = 0
  var size = Size.small
  var maybeSize: Size?
  var sizes: [Size] = []
  var maybeSizes: [Size]?
  var sizesByName: [String: Size] = [:]
  var defaultSize = Size.small
  var model = Dimensions(width: 0, height: 0)
  var maybeModel: Dimensions?
  var models: [Dimensions] = []
  var maybeModels: [Dimensions]?
  var modelsByName: [String: Dimensions] = [:]
  var listsByName: [String: [Dimensions]] = [:]
  var lists: [[Dimensions]] = []
  var set: Set<Dimensions> = []
  var defaultModels: [Dimensions] = []
  var day = Date.distantPast
  var maybeDay: Date?
  var days: [Date] = []
  var daysByName: [String: Date] = [:]
  var defaultDay = Date.distantPast
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var implicit: Int!

  init?(map: Map) {}

  mutating func mapping(map: Map) {
    flag <- map["flag"]
    count <- map["count"]
    maybeCount <- map["maybeCount"]
    ratio <- map["ratio"]
    names <- map["names"]
    maybeNames <- map["maybeNames"]
    gaps <- map["gaps"]
    matrix <- map["matrix"]
    scores <- map["scores"]
    retries <- (map["retries"], default: 3)
    size <- map["size"]
    maybeSize <- map["maybeSize"]
    sizes <- map["sizes"]
    maybeSizes <- map["maybeSizes"]
    sizesByName <- map["sizesByName"]
    defaultSize <- (map["defaultSize"], default: .large)
    model <- map["model"]
    maybeModel <- map["maybeModel"]
    models <- map["models"]
    maybeModels <- map["maybeModels"]
    modelsByName <- map["modelsByName"]
    listsByName <- map["listsByName"]
    lists <- map["lists"]
    set <- map["set"]
    defaultModels <- (map["defaultModels"], default: [Dimensions(width: 9, height: 9)])
    day <- (map["day"], DateField.yearMonthDay)
    maybeDay <- (map["maybeDay"], DateField.yearMonthDay)
    days <- (map["days"], DateField.yearMonthDay)
    daysByName <- (map["daysByName"], DateField.yearMonthDay)
    defaultDay <- (map["defaultDay"], DateField.yearMonthDay, default: Date(timeIntervalSince1970: 0))
    implicit <- map["implicit"]
  }

  /// The required members, and all members.
  static let required = #"""
    "flag":true,"count":2,"ratio":0.5,"names":["a","b"],"gaps":[1,null],"matrix":[[1.5],[]],"scores":{"a":1},\#
    "size":"large","sizes":["small","large"],"sizesByName":{"a":"large"},"model":{"width":1,"height":2},\#
    "models":[{"width":3,"height":4}],"modelsByName":{"a":{"width":5,"height":6}},\#
    "listsByName":{"a":[{"width":7,"height":8}]},"lists":[[],[{"width":1,"height":1}]],\#
    "set":[{"width":2,"height":2}],"day":"2016-06-17","days":["2016-06-18"],"daysByName":{"a":"2016-06-19"}
    """#
}
