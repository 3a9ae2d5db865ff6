import CodableMapping
import Foundation

/// The form of a `Codable` model whose conformance is synthesized: wrappers name the fields.
enum WrappedShop {
  struct Order: Codable {
    @CodedBy<Number> var id: Int64
    @CodedBy<Price> var price: Decimal
    @CodedBy<NumberFlag> var paid: Bool
    @CodedBy<TextFlag> var gift: Bool
    @CodedBy<LevelName> var level: Level
    @CodedBy<Wait> var wait: Duration
    @CodedBy<Moment> var placed: Date
    @CodedBy<Number.IfPresent> var parent: Int64?
    @Defaulted<ToOne> var count: Int
    @CodedBy<Discount.Defaulted<ToZero<Decimal>>> var discount: Decimal
  }

  enum ToOne: DefaultValue { static let value = 1 }

  enum Number: CodedField { static let mapping = NumberStringField<Int64>() }
  enum Price: CodedField { static let mapping = DecimalStringField(minimumFractionDigits: 2) }
  enum Discount: CodedField { static let mapping = DecimalStringField() }
  enum NumberFlag: CodedField { static let mapping = BooleanNumberField() }
  enum TextFlag: CodedField { static let mapping = BooleanStringField() }
  enum LevelName: CodedField { static let mapping = RawValueField<Level>().or(.unknown) }
  enum Wait: CodedField { static let mapping = DurationField() }
  enum Moment: CodedField { static let mapping = DateField.iso8601 }
}
