import CodableMapping
import Foundation

extension Parcel: Decodable {
  private static let codableSteps = Steps(CodableMapper<Sending>(), CodableMapper<Weighing>())

  private enum CodingKeys: CodingKey {
    case number, price, paid, gift, level, wait, shelves, days, tags, note, until, steps, last, next
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    number = try container.decode(with: .numberString(), forKey: .number)
    price = try container.decode(with: .decimalString, forKey: .price)
    paid = try container.decode(with: .booleanNumber, forKey: .paid)
    gift = try container.decode(with: .booleanString, forKey: .gift)
    level = try container.decode(with: .rawValue(or: .unknown), forKey: .level)
    wait = try container.decode(with: .iso8601Duration, forKey: .wait)
    shelves = try container.decode([Int: Shelf].self, forKey: .shelves)
    days = try container.decode(with: DateField.yearMonthDay.dictionary(keys: UInt8.self), forKey: .days)
    tags = try container.decode(Set<String>.self, forKey: .tags)
    note = try container.decode(String?.self, forKey: .note)
    until = try container.decode(with: DateField.yearMonthDay.optional, forKey: .until)
    steps = try container.decode(with: Self.codableSteps.inside.array, forKey: .steps)
    last = try container.decode(with: Self.codableSteps.beside, forKey: .last)
    next = try container.decode(with: Self.codableSteps.around, forKey: .next)
  }
}
