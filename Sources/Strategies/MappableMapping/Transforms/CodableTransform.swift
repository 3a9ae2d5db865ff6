import Foundation
public import JSONCore
import JSONFoundation

/// A `Codable` value, decoded and encoded by Foundation's coders.
open class CodableTransform<T: Codable>: TransformType {
  /// The type of the model's property.
  public typealias Object = T
  /// The type of the JSON value.
  public typealias JSON = Any

  /// Creates a transform.
  public init() {}

  /// Decodes the value; `nil` if that fails.
  open func transformFromJSON(_ value: Any?) -> T? {
    guard let value else { return nil }
    return decoded { (writer) throws(JSONError) in try writer.write(foundationObject: value) }
  }

  /// Encodes the object; `nil` if that fails.
  open func transformToJSON(_ value: T?) -> Any? {
    guard let value, let data = try? JSONEncoder().encode(value),
      let document = try? Document(parsing: data.bytes)
    else { return nil }
    return try? document.root.foundationObject()
  }

  /// Decodes a value of the document without an intermediate object.
  open func object(from json: JSONValue) -> T? {
    guard type(of: self) == CodableTransform<T>.self, !json.isNull else {
      return transformFromJSON(json.legacyValue)
    }
    return decoded { (writer) throws(JSONError) in try writer.write(json) }
  }

  private func decoded(_ write: (inout JSONWriter) throws(JSONError) -> Void) -> T? {
    JSONWriter.text(JSONWriteOptions(), write).flatMap {
      try? JSONDecoder().decode(T.self, from: Data($0))
    }
  }
}
