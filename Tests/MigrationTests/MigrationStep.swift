import Foundation
import JSONMapping

/// The parts of a step that the tests need.
protocol MigrationStep: SendableMetatype {
  associatedtype Order: MigratedOrder

  static func orders(from text: String) throws -> [Order]
  static func text(of orders: [Order]) throws -> String
}

/// A step whose call sites use a mapper of the common protocol.
protocol StrictStep: MigrationStep {
  associatedtype OrdersMapper: Mapping<[Order]>

  static var mapper: OrdersMapper { get }
}

extension StrictStep {
  static func orders(from text: String) throws -> [Order] { try mapper.decode(text) }
  static func text(of orders: [Order]) throws -> String { try mapper.encodeToString(orders) }
}

// The associated types have other names than those of the steps, which would be ambiguous.

protocol MigratedOrder {
  associatedtype State: RawRepresentable<String>
  associatedtype Buyer: MigratedCustomer
  associatedtype Part: MigratedItem

  var number: Int { get }
  var status: State { get }
  var placed: Date { get }
  var warehouse: String { get }
  var customer: Buyer? { get }
  var items: [Part] { get }
}

protocol MigratedCustomer {
  associatedtype Place: MigratedAddress

  var name: String { get }
  var address: Place? { get }
  var site: URL? { get }
}

protocol MigratedAddress {
  var city: String { get }
}

protocol MigratedItem {
  var name: String { get }
  var quantity: Int { get }
  var released: Date { get }
}

extension MigratedOrder {
  /// The order in words, which must not change from step to step.
  var summary: String {
    let items = items.map { "\($0.quantity) × \($0.name) of \(Int($0.released.timeIntervalSince1970))" }
    let customer = [customer?.name, customer?.address?.city, customer?.site?.absoluteString]
      .compactMap(\.self).joined(separator: ", ")
    return "\(number) \(status.rawValue) \(Int(placed.timeIntervalSince1970)) from \(warehouse) "
      + "for \(customer): \(items.joined(separator: "; "))"
  }
}

extension Step1: MigrationStep {}
extension Step1.Order: MigratedOrder {}
extension Step1.Customer: MigratedCustomer {}
extension Step1.Address: MigratedAddress {}
extension Step1.Item: MigratedItem {}

extension Step2: StrictStep {}
extension Step2.Order: MigratedOrder {}
extension Step2.Item: MigratedItem {}

extension Step3: StrictStep {}
extension Step3.Order: MigratedOrder {}
extension Step3.Customer: MigratedCustomer {}
extension Step3.Address: MigratedAddress {}

extension Step4: StrictStep {}
extension Step4.Order: MigratedOrder {}
extension Step4.Item: MigratedItem {}

extension Step5: StrictStep {}
extension Step5.Order: MigratedOrder {}
extension Step5.Item: MigratedItem {}

extension Step6: StrictStep {}
extension Step6.Order: MigratedOrder {}
extension Step6.Customer: MigratedCustomer {}
extension Step6.Address: MigratedAddress {}

extension Step7: StrictStep {}
extension Step7.Order: MigratedOrder {}
extension Step7.Item: MigratedItem {}

extension Step8: StrictStep {}
extension Step8.Order: MigratedOrder {}
extension Step8.Customer: MigratedCustomer {}
extension Step8.Address: MigratedAddress {}
