import Foundation

/// Values of a dictionary that JSON can't express, such as dates: while a model maps, numbered texts stand
/// for them.
enum ForeignValues {
  private static let mark = "\u{0}foreign value "

  /// The tree with texts in place of what JSON can't express, which is added to `values`.
  static func replace(in object: Any, adding values: inout [Any]) -> Any {
    switch object {
    case let object as [String: Any]: return object.mapValues { replace(in: $0, adding: &values) }
    case let object as [Any]: return object.map { replace(in: $0, adding: &values) }
    case let number as NSNumber where number.doubleValue.isFinite: return number
    case is String, is NSNull: return object
    case let object as Any?:
      guard let object else { return NSNull() }
      values.append(object)
      return "\(mark)\(values.count - 1)"
    }
  }

  /// The names of the values' types by the texts that stand for them.
  static func types(of values: [Any]) -> [String: String] {
    let types = values.enumerated().map { ("\(mark)\($0.offset)", "\(type(of: $0.element))") }
    return Dictionary(uniqueKeysWithValues: types)
  }

  /// The tree with the values again.
  static func restore(in object: Any, from values: [Any]) -> Any {
    switch object {
    case let object as [String: Any]: return object.mapValues { restore(in: $0, from: values) }
    case let object as [Any]: return object.map { restore(in: $0, from: values) }
    case let text as String:
      guard text.hasPrefix(mark), let number = Int(text.dropFirst(mark.count)),
        values.indices.contains(number)
      else { return object }
      return values[number]
    default: return object
    }
  }
}
