/// A transform that consists of two closures.
///
///     let number = TransformOf<Int, String>(
///       fromJSON: { $0.flatMap { Int($0) } }, toJSON: { $0.map { String($0) } })
open class TransformOf<ObjectType, JSONType>: TransformType, CastingTransform {
  /// The type of the model's property.
  public typealias Object = ObjectType
  /// The type of the JSON value.
  public typealias JSON = JSONType

  private let fromJSON: (JSONType?) -> ObjectType?
  private let toJSON: (ObjectType?) -> JSONType?

  /// Creates a transform.
  ///
  /// - Parameters:
  ///   - fromJSON: Receives `nil` for null and for a value of another type. By ObjectMapper's rules a boolean
  ///     is also the number 1 or 0, and these numbers are also booleans; the strict mode treats them as other
  ///     types.
  ///   - toJSON: Receives `nil` for an optional property without a value.
  public init(
    fromJSON: @escaping (JSONType?) -> ObjectType?, toJSON: @escaping (ObjectType?) -> JSONType?
  ) {
    self.fromJSON = fromJSON
    self.toJSON = toJSON
  }

  /// Passes the value to the closure, if it has the closure's type.
  open func transformFromJSON(_ value: Any?) -> ObjectType? {
    fromJSON(value as? JSONType)
  }

  /// Passes the object to the closure.
  open func transformToJSON(_ value: ObjectType?) -> JSONType? {
    toJSON(value)
  }

  var isCastItsOwn: Bool { type(of: self) == TransformOf<ObjectType, JSONType>.self }
}
