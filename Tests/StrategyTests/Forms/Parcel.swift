import Foundation
import JSONMapping

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
