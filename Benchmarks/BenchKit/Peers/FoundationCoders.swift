import Catalog
package import Foundation
import JSONMapping

/// A decoder and an encoder of Foundation with the settings that the catalog's wire forms need.
package struct FoundationCoders {
  /// The conversion of dates of the form `yyyy-MM-dd`.
  enum Dates {
    case bytes
    case formatter
  }

  package let decoder = JSONDecoder()
  package let encoder = JSONEncoder()

  /// The coders for models without users, which need no catalogue.
  package static var calendarDays: FoundationCoders {
    FoundationCoders(dates: .bytes, catalogue: SkillCatalogue([]))
  }

  init(dates: Dates, catalogue: SkillCatalogue) {
    decoder.userInfo[.skillCatalogue] = catalogue
    switch dates {
    case .bytes:
      decoder.dateDecodingStrategy = .custom { decoder in
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let day = DateField.yearMonthDay.date(from: text) else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is not a day")
        }
        return day
      }
      encoder.dateEncodingStrategy = .custom { date, encoder in
        var container = encoder.singleValueContainer()
        try container.encode(DateField.yearMonthDay.text(for: date))
      }
    case .formatter:
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = TimeZone(secondsFromGMT: 0)
      formatter.dateFormat = "yyyy-MM-dd"
      decoder.dateDecodingStrategy = .formatted(formatter)
      encoder.dateEncodingStrategy = .formatted(formatter)
    }
  }
}

extension CodingUserInfoKey {
  /// The key of the ``SkillCatalogue`` that the wire forms of users need.
  static let skillCatalogue = CodingUserInfoKey(rawValue: "skillCatalogue").unsafelyUnwrapped
}
