#if Macros
import DerivedMapping
import Foundation

@Mapped
private enum Rank: String, CaseIterable, JSONObjectKey { case novice, proficient, expert }

@Mapped
private struct Label {
  var name: String
}

@Mapped
private struct Board {
  var labels: [Int: Label]
  var levels: [Rank: Int]?
  @By(DateField.yearMonthDay.dictionary(keys: UInt8.self)) var days: [UInt8: Date]?
  var tags: Set<String>?
  var marks: Set<Rank>?
  @ExplicitNull var note: String?
  @ExplicitNull @By(.yearMonthDay) var until: Date?
  @Key(path: "dates.due") @By(.yearMonthDay) var due: Date?
  @Key(path: "names.full") var name: String = "?"
  @Key("count1") var count: Int?
  @By(.yearMonthDay) var since: Date?
  @Key("weight1") @By(.decimalString) @Default(1) var weight: Decimal
}

extension KeyDialect {
  static let derived = [KeyDialect("derived") { DerivedMapper<Board>(parsing: $0, writing: $1) }]
}
#else
extension KeyDialect {
  static let derived: [KeyDialect] = []
}
#endif
