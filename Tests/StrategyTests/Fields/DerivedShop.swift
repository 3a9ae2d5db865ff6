import DerivedMapping
import Foundation

// The attributes are comments, because the macro isn't built here. `make test-all` compares its output
// with DerivedShop+Mapped.swift.

enum DerivedShop {
  /* @Mapped */
  struct Order {
    /* @By(NumberStringField<Int64>.numberString()) */ var id: Int64
    /* @By(.decimalString(minimumFractionDigits: 2)) */ var price: Decimal
    /* @By(.booleanNumber) */ var paid: Bool
    /* @By(.booleanString) */ var gift: Bool
    /* @By(RawValueFallbackField<Level>.rawValue(or: .unknown)) */ var level: Level
    /* @By(.iso8601Duration) */ var wait: Duration
    /* @By(.iso8601) */ var placed: Date
    /* @By(NumberStringField<Int64>.numberString()) */ var parent: Int64?
    var count = 1
    /* @By(.decimalString) @Default(0) */ var discount: Decimal
  }
}

extension FieldsOfStrategiesTests {
  static let derived = [Recoder("derived", DerivedMapper<DerivedShop.Order>())]
}
