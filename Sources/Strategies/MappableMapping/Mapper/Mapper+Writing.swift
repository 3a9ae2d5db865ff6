public import Foundation
import JSONCore
import JSONFoundation

extension Mapper {
  /// The model as a dictionary. Values that JSON can't express are omitted.
  public func toJSON(_ object: N) -> [String: Any] { foundationObject(object) as? [String: Any] ?? [:] }

  /// The models as dictionaries.
  public func toJSONArray(_ array: [N]) -> [[String: Any]] {
    foundationObject(array) as? [[String: Any]] ?? []
  }

  /// The models as dictionaries, by key.
  public func toJSONDictionary(_ dictionary: [String: N]) -> [String: [String: Any]] {
    foundationObject(dictionary) as? [String: [String: Any]] ?? [:]
  }

  /// The arrays of models as arrays of dictionaries, by key.
  public func toJSONDictionaryOfArrays(_ dictionary: [String: [N]]) -> [String: [[String: Any]]] {
    foundationObject(dictionary) as? [String: [[String: Any]]] ?? [:]
  }

  /// The model as JSON text. Values that JSON can't express are omitted.
  public func toJSONString(_ object: N, prettyPrint: Bool = false) -> String? {
    text(object, prettyPrint: prettyPrint)
  }

  /// The models as JSON text.
  public func toJSONString(_ array: [N], prettyPrint: Bool = false) -> String? {
    text(array, prettyPrint: prettyPrint)
  }

  private func text(_ value: some MappableValue, prettyPrint: Bool) -> String? {
    written(value, legacyLayout(prettyPrint: prettyPrint)).map { String(decoding: $0, as: UTF8.self) }
  }

  private func foundationObject(_ value: some MappableValue) -> Any? {
    written(value, WrittenObject.layout).flatMap { WrittenObject.read($0) }
  }

  private func written(_ value: some MappableValue, _ layout: JSONWriteOptions) -> [UInt8]? {
    LegacyContext.writing(in: context) { () -> [UInt8]? in
      if let swallowed {
        // The lenient rules omit values that fail; only a strict run reports them.
        var strict = options
        strict.dropsUnwritable = false
        var writer = JSONWriter()
        do throws(JSONError) { try value.writeMapped(to: &writer, options: strict) } catch {
          swallowed.add(error)
        }
      }
      return JSONWriter.text(layout) { (writer) throws(JSONError) in
        try value.writeMapped(to: &writer, options: options)
      }
    }
  }
}

extension Mapper where N: Hashable {
  /// The models as dictionaries.
  public func toJSONSet(_ set: Set<N>) -> [[String: Any]] { toJSONArray(Array(set)) }

  /// The models as JSON text.
  public func toJSONString(_ set: Set<N>, prettyPrint: Bool = false) -> String? {
    toJSONString(Array(set), prettyPrint: prettyPrint)
  }
}

extension Mapper {
  /// An array or dictionary of Foundation objects as JSON text; `nil` for another value, and for values that
  /// JSON can't express.
  public static func toJSONString(_ JSONObject: Any, prettyPrint: Bool) -> String? {
    foundationText(JSONObject, legacyLayout(prettyPrint: prettyPrint)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// An array or dictionary of Foundation objects as JSON text; `nil` for another value, and for values that
  /// JSON can't express.
  public static func toJSONData(_ JSONObject: Any, options: JSONSerialization.WritingOptions) -> Data? {
    var layout = legacyLayout(prettyPrint: options.contains(.prettyPrinted))
    layout.sortedKeys = options.contains(.sortedKeys)
    layout.escapesSlashes = !options.contains(.withoutEscapingSlashes)
    return foundationText(JSONObject, layout).map { Data($0) }
  }

  private static func foundationText(_ object: Any, _ layout: JSONWriteOptions) -> [UInt8]? {
    guard object is [Any] || object is [String: Any] else { return nil }
    return JSONWriter.text(layout) { (writer) throws(JSONError) in try writer.write(foundationObject: object)
    }
  }

  /// Text as a dictionary; `nil` for text that isn't an object. Accepts the same texts as
  /// `JSONSerialization`.
  public static func parseJSONStringIntoDictionary(JSONString: String) -> [String: Any]? {
    parseJSONString(JSONString: JSONString) as? [String: Any]
  }

  /// Text as Foundation objects; `nil` for text that isn't JSON. Accepts the same texts as
  /// `JSONSerialization`.
  public static func parseJSONString(JSONString: String) -> Any? {
    guard let source = try? LegacySource(JSONString, parsing: .foundation) else { return nil }
    let document = source.document
    return try? document.root.foundationObject()
  }
}

/// The layout of `JSONSerialization`.
private func legacyLayout(prettyPrint: Bool) -> JSONWriteOptions {
  JSONWriteOptions(pretty: prettyPrint, escapesSlashes: true, spaceBeforeColon: true)
}
