import CodableMapping
import Foundation

extension Order: Codable {
  private enum CodingKeys: CodingKey {
    case id, price, paid, gift, level, wait, placed, parent, count, discount
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(with: .numberString(), forKey: .id)
    price = try container.decode(with: .decimalString, forKey: .price)
    paid = try container.decode(with: .booleanNumber, forKey: .paid)
    gift = try container.decode(with: .booleanString, forKey: .gift)
    level = try container.decode(with: .rawValue(or: .unknown), forKey: .level)
    wait = try container.decode(with: .iso8601Duration, forKey: .wait)
    placed = try container.decode(with: .iso8601, forKey: .placed)
    parent = try container.decodeIfPresent(with: .numberString(), forKey: .parent)
    count = try container.decodeIfPresent(Int.self, forKey: .count) ?? 1
    discount = try container.decode(with: .decimalString, forKey: .discount, default: 0)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, with: .numberString(), forKey: .id)
    try container.encode(price, with: .decimalString(minimumFractionDigits: 2), forKey: .price)
    try container.encode(paid, with: .booleanNumber, forKey: .paid)
    try container.encode(gift, with: .booleanString, forKey: .gift)
    try container.encode(level, with: .rawValue(or: .unknown), forKey: .level)
    try container.encode(wait, with: .iso8601Duration, forKey: .wait)
    try container.encode(placed, with: .iso8601, forKey: .placed)
    try container.encodeIfPresent(parent, with: .numberString(), forKey: .parent)
    try container.encode(count, forKey: .count)
    try container.encode(discount, with: .decimalString, forKey: .discount)
  }
}
