import Foundation
import JSONMapping
import ManualMapping
import MappableMapping

/// A model with values in every form that the catalog's models don't have: the fixtures in `malformed/forms`
/// are parcels. It conforms to the protocols of all strategies, in files of their own.
struct Parcel: Equatable {
  var number: Int64 = 0
  var price: Decimal = 0
  var paid = false
  var gift = false
  var level = Level.unknown
  var wait = Duration.zero
  var shelves: [Int: Shelf] = [:]
  var days: [UInt8: Date] = [:]
  var tags: Set<String> = []
  var note: String?
  var until: Date?
  var steps: [Step] = []
  var last = Step.lost
  var next = Step.lost

  struct Shelf: Equatable, Swift.Decodable { var name = "" }

  enum Step: Equatable {
    case sent(Sending)
    case weighed(Weighing)
    case lost
  }

  struct Sending: Equatable, Swift.Decodable { var from = "" }

  struct Weighing: Equatable, Swift.Decodable { var grams = 0 }
}

extension Parcel {
  /// Mappings of a step, with the tag inside its object, beside its content and around it.
  struct Steps: Sendable {
    var inside, beside, around: TaggedMapping<Step>

    init(_ sending: some JSONMapping.Decoding<Sending>, _ weighing: some JSONMapping.Decoding<Weighing>) {
      let cases: KeyValuePairs<String, TaggedCase<Step>> = [
        "sent": .reading(sending, Step.sent), "weighed": .reading(weighing, Step.weighed),
        "lost": .case(.lost),
      ]
      inside = .tagged(by: "type", cases)
      beside = .tagged(by: "type", content: "value", cases)
      around = .externallyTagged(cases)
    }
  }
}

extension Parcel.Shelf: ManualDecodable {
  init(json: JSONObject) throws(JSONError) { self.init(name: try json["name"]) }
}

extension Parcel.Sending: ManualDecodable {
  init(json: JSONObject) throws(JSONError) { self.init(from: try json["from"]) }
}

extension Parcel.Weighing: ManualDecodable {
  init(json: JSONObject) throws(JSONError) { self.init(grams: try json["grams"]) }
}

extension Parcel: ManualDecodable {
  private static let manualSteps = Steps(ManualMapper<Sending>(), ManualMapper<Weighing>())

  init(json: JSONObject) throws(JSONError) {
    self.init(
      number: try json["number", as: .numberString()],
      price: try json["price", as: .decimalString],
      paid: try json["paid", as: .booleanNumber],
      gift: try json["gift", as: .booleanString],
      level: try json["level", as: .rawValue(or: .unknown)],
      wait: try json["wait", as: .iso8601Duration],
      shelves: try json["shelves"],
      days: try json["days", as: DateField.yearMonthDay.dictionary(keys: UInt8.self)],
      tags: try json["tags"],
      note: try json[orNull: "note"],
      until: try json[orNull: "until", as: .yearMonthDay],
      steps: try json["steps", as: Self.manualSteps.inside.array],
      last: try json["last", as: Self.manualSteps.beside],
      next: try json["next", as: Self.manualSteps.around])
  }
}

extension Parcel.Shelf: Mappable {
  init?(map: Map) { self.init() }

  mutating func mapping(map: Map) { name <- map["name"] }
}

extension Parcel.Sending: Mappable {
  init?(map: Map) { self.init() }

  mutating func mapping(map: Map) { from <- map["from"] }
}

extension Parcel.Weighing: Mappable {
  init?(map: Map) { self.init() }

  mutating func mapping(map: Map) { grams <- map["grams"] }
}

extension Parcel: Mappable {
  private static let mappableSteps = Steps(MappableMapper<Sending>(), MappableMapper<Weighing>())

  init?(map: Map) { self.init() }

  mutating func mapping(map: Map) {
    number <- (map["number"], NumberStringField())
    price <- (map["price"], DecimalStringField())
    paid <- (map["paid"], BooleanNumberField())
    gift <- (map["gift"], BooleanStringField())
    level <- (map["level"], RawValueField<Level>().or(.unknown))
    wait <- (map["wait"], DurationField())
    shelves <- map["shelves"]
    days <- (map["days"], DateField.yearMonthDay)
    tags <- map["tags"]
    note <- map[orNull: "note"]
    until <- (map[orNull: "until"], DateField.yearMonthDay)
    steps <- (map["steps"], Self.mappableSteps.inside)
    last <- (map["last"], Self.mappableSteps.beside)
    next <- (map["next"], Self.mappableSteps.around)
  }
}
