import DerivedMapping
import Foundation

// The attributes are comments, because the macro isn't built here. `make test-all` compares its output
// with Step7+Mapped.swift.

/// The macro maps the root, and one of its parts is still `Codable`.
enum Step7 {
  static let mapper = DerivedMapper<Order>().array

  typealias Address = Step6.Address
  typealias Customer = Step6.Customer

  /* @Mapped */
  enum Status: String {
    case open, shipped
  }

  /* @Mapped */
  struct Item {
    var name: String
    var quantity: Int
    /* @By(.yearMonthDay) */ var released: Date
  }

  /* @Mapped */
  struct Order {
    var number: Int
    var status: Status
    /* @By(.seconds) */ var placed: Date
    /* @Key(path: "shipping.warehouse") */ var warehouse: String
    /* @By(CodableMapper<Customer>()) */ var customer: Customer?
    var items: [Item]
  }
}
