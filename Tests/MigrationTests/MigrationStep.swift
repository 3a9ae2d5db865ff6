import JSONMapping

/// The parts of a step that the tests need.
protocol MigrationStep: SendableMetatype {
  associatedtype Order

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

extension Step1: MigrationStep {}
extension Step2: StrictStep {}
extension Step3: StrictStep {}
extension Step4: StrictStep {}
extension Step5: StrictStep {}
extension Step6: StrictStep {}
extension Step7: StrictStep {}
extension Step8: StrictStep {}
