import DerivedMapping
import Foundation

// The attributes are comments, because the macro isn't built here. `make test-all` compares its output
// with DerivedBoard+Mapped.swift.

/// The models have the same names as with the other strategies.
enum DerivedBoard {
  /* @Mapped */
  enum Rank: String, CaseIterable, JSONObjectKey { case novice, proficient, expert }

  /* @Mapped */
  struct Label { var name: String }

  /* @Mapped */
  struct Board {
    var labels: [Int: Label]
    var levels: [Rank: Int]?
    /* @By(DateField.yearMonthDay.dictionary(keys: UInt8.self)) */ var days: [UInt8: Date]?
    var tags: Set<String>?
    var marks: Set<Rank>?
    /* @ExplicitNull */ var note: String?
    /* @ExplicitNull @By(.yearMonthDay) */ var until: Date?
    /* @Key(path: "dates.due") @By(.yearMonthDay) */ var due: Date?
    /* @Key(path: "names.full") */ var name: String = "?"
    /* @Key("count1") */ var count: Int?
    /* @By(.yearMonthDay) */ var since: Date?
    /* @Key("weight1") @By(.decimalString) @Default(1) */ var weight: Decimal
  }
}

extension Board {
  static let derived = [Recoder("derived") { DerivedMapper<DerivedBoard.Board>(configuration: $0) }]
}
