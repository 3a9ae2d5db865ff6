import Foundation

/// The parts of a step that the tests need.
protocol MigrationStep: SendableMetatype {
  associatedtype Order: MigratedOrder

  static func orders(from text: String) throws -> [Order]
  static func text(of orders: [Order]) throws -> String
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

extension Step2: MigrationStep {}
extension Step2.Order: MigratedOrder {}
extension Step2.Customer: MigratedCustomer {}
extension Step2.Address: MigratedAddress {}
extension Step2.Item: MigratedItem {}

extension Step3: MigrationStep {}
extension Step3.Order: MigratedOrder {}
extension Step3.Customer: MigratedCustomer {}
extension Step3.Address: MigratedAddress {}
extension Step3.Item: MigratedItem {}

extension Step4: MigrationStep {}
extension Step4.Order: MigratedOrder {}
extension Step4.Customer: MigratedCustomer {}
extension Step4.Address: MigratedAddress {}
extension Step4.Item: MigratedItem {}

extension Step5: MigrationStep {}
extension Step5.Order: MigratedOrder {}
extension Step5.Customer: MigratedCustomer {}
extension Step5.Address: MigratedAddress {}
extension Step5.Item: MigratedItem {}

extension Step6: MigrationStep {}
extension Step6.Order: MigratedOrder {}
extension Step6.Customer: MigratedCustomer {}
extension Step6.Address: MigratedAddress {}
extension Step6.Item: MigratedItem {}

extension Step7: MigrationStep {}
extension Step7.Order: MigratedOrder {}
extension Step7.Customer: MigratedCustomer {}
extension Step7.Address: MigratedAddress {}
extension Step7.Item: MigratedItem {}

extension Step8: MigrationStep {}
extension Step8.Order: MigratedOrder {}
extension Step8.Customer: MigratedCustomer {}
extension Step8.Address: MigratedAddress {}
extension Step8.Item: MigratedItem {}
