import DerivedMapping
import Foundation

// The attributes are comments, because the macro isn't built here. `make test-all` compares its output
// with Step8+Mapped.swift.

/// The macro maps all models.
enum Step8 {
  static let mapper = DerivedMapper<Order>().array

  typealias Status = Step7.Status
  typealias Item = Step7.Item

  /* @Mapped */
  struct Address {
    var street: String
    var city: String
  }

  /* @Mapped */
  struct Customer {
    var name: String
    var address: Address?
    var site: URL?
  }

  /* @Mapped */
  struct Order {
    var number: Int
    var status: Status
    /* @By(.seconds) */ var placed: Date
    /* @Key(path: "shipping.warehouse") */ var warehouse: String
    var customer: Customer?
    var items: [Item]
  }
}
