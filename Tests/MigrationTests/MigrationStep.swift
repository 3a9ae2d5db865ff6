import Foundation

/// What the tests need of a step.
protocol MigrationStep: SendableMetatype {
  associatedtype Order

  static func orders(from text: String) throws -> [Order]
  static func text(of orders: [Order]) throws -> String
  /// The order in words.
  static func summary(of order: Order) -> String
}

/// An order in words: what must not change from step to step.
enum Summary {
  static func item(_ name: String, _ quantity: Int, _ released: Date) -> String {
    "\(quantity) × \(name) of \(Int(released.timeIntervalSince1970))"
  }

  static func order(
    _ number: Int, _ status: String, _ placed: Date, _ warehouse: String, _ customer: String?,
    _ city: String?, _ site: URL?, _ items: [String]
  ) -> String {
    let customer = [customer, city, site?.absoluteString].compactMap(\.self).joined(separator: ", ")
    return "\(number) \(status) \(Int(placed.timeIntervalSince1970)) from \(warehouse) for \(customer): "
      + items.joined(separator: "; ")
  }
}

extension Step1: MigrationStep {
  static func summary(of order: Order) -> String {
    let items = order.items.map { Summary.item($0.name, $0.quantity, $0.released) }
    return Summary.order(
      order.number, order.status.rawValue, order.placed, order.warehouse, order.customer?.name,
      order.customer?.address?.city, order.customer?.site, items)
  }
}

extension Step2: MigrationStep {
  static func summary(of order: Order) -> String {
    let items = order.items.map { Summary.item($0.name, $0.quantity, $0.released) }
    return Summary.order(
      order.number, order.status.rawValue, order.placed, order.warehouse, order.customer?.name,
      order.customer?.address?.city, order.customer?.site, items)
  }
}

extension Step3: MigrationStep {
  static func summary(of order: Order) -> String {
    let items = order.items.map { Summary.item($0.name, $0.quantity, $0.released) }
    return Summary.order(
      order.number, order.status.rawValue, order.placed, order.warehouse, order.customer?.name,
      order.customer?.address?.city, order.customer?.site, items)
  }
}

extension Step4: MigrationStep {
  static func summary(of order: Order) -> String {
    let items = order.items.map { Summary.item($0.name, $0.quantity, $0.released) }
    return Summary.order(
      order.number, order.status.rawValue, order.placed, order.warehouse, order.customer?.name,
      order.customer?.address?.city, order.customer?.site, items)
  }
}

extension Step5: MigrationStep {
  static func summary(of order: Order) -> String {
    let items = order.items.map { Summary.item($0.name, $0.quantity, $0.released) }
    return Summary.order(
      order.number, order.status.rawValue, order.placed, order.warehouse, order.customer?.name,
      order.customer?.address?.city, order.customer?.site, items)
  }
}

extension Step6: MigrationStep {
  static func summary(of order: Order) -> String {
    let items = order.items.map { Summary.item($0.name, $0.quantity, $0.released) }
    return Summary.order(
      order.number, order.status.rawValue, order.placed, order.warehouse, order.customer?.name,
      order.customer?.address?.city, order.customer?.site, items)
  }
}

extension Step7: MigrationStep {
  static func summary(of order: Order) -> String {
    let items = order.items.map { Summary.item($0.name, $0.quantity, $0.released) }
    return Summary.order(
      order.number, order.status.rawValue, order.placed, order.warehouse, order.customer?.name,
      order.customer?.address?.city, order.customer?.site, items)
  }
}

extension Step8: MigrationStep {
  static func summary(of order: Order) -> String {
    let items = order.items.map { Summary.item($0.name, $0.quantity, $0.released) }
    return Summary.order(
      order.number, order.status.rawValue, order.placed, order.warehouse, order.customer?.name,
      order.customer?.address?.city, order.customer?.site, items)
  }
}
