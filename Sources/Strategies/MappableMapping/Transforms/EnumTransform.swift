/// A raw-representable value, such as an enum's case, as its raw value.
///
/// By ObjectMapper's rules `true` is also the raw value 1. The strict mode rejects it.
open class EnumTransform<T: RawRepresentable>: TransformType, CastingTransform {
  /// The type of the model's property.
  public typealias Object = T
  /// The type of the JSON value.
  public typealias JSON = T.RawValue

  /// Creates a transform.
  public init() {}

  /// Creates the value with this raw value; `nil` if there is none.
  open func transformFromJSON(_ value: Any?) -> T? {
    (value as? T.RawValue).flatMap { T(rawValue: $0) }
  }

  /// Creates the raw value.
  open func transformToJSON(_ value: T?) -> T.RawValue? {
    value?.rawValue
  }

  var isCastItsOwn: Bool { type(of: self) == EnumTransform<T>.self }
}
