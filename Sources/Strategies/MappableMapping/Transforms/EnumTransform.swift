/// A raw-representable value, such as an enum's case, as its raw value.
open class EnumTransform<T: RawRepresentable>: TransformType {
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
}
