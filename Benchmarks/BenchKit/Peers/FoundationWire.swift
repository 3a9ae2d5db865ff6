import Catalog

/// A `Codable` type in the wire form of a model. It is the model itself, if that has the same structure.
protocol FoundationWire<Value>: Codable {
  associatedtype Value

  init(value: Value)
  var value: Value { get }
}

extension FoundationWire where Value == Self {
  init(value: Self) { self = value }

  var value: Self { self }
}

extension Movie: FoundationWire {}
extension Skill: FoundationWire {}
extension Todo: FoundationWire {}

extension Array: FoundationWire where Element: FoundationWire, Element.Value == Element {
  typealias Value = [Element]
}
