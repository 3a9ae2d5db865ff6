import CodableMapping
import Foundation

/// The model has the same name as with the other strategies.
enum CodableChange {
  struct Change: Codable {
    var title: Presence<String>
    var stars: Presence<Int>
    var tags: Presence<[String]>
    var due: Presence<Date>
  }

  static let recoder = Recoder("codable", CodableMapper<Change>(dates: .yearMonthDay))
}
