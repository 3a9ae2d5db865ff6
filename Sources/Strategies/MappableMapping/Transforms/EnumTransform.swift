/// A raw-representable value, such as an enum's case, as its raw value.
///
/// By ObjectMapper's rules `true` is the raw value 1 as well. Strictly read, it is none.
open class EnumTransform<T: RawRepresentable>: TransformType, CastingTransform {
  /// What the model has.
  public typealias Object = T
  /// What JSON has.
  public typealias JSON = T.RawValue

  /// Creates a transform.
  public init() {}

  /// Makes the value with this raw value; `nil` if there is none.
  open func transformFromJSON(_ value: Any?) -> T? {
    (value as? T.RawValue).flatMap { T(rawValue: $0) }
  }

  /// Makes the raw value.
  open func transformToJSON(_ value: T?) -> T.RawValue? {
    value?.rawValue
  }

  var isCastItsOwn: Bool { type(of: self) == EnumTransform<T>.self }
}
