import APIClient
import Foundation
import JSONCore

/// The texts of a value in output, dumps, mirrors, logs, shell commands and encoders.
struct ShownTexts {
  private(set) var texts: [String] = []
  /// The classes whose properties a mirror shows because the class has no mirror of its own.
  private(set) var walkedClasses: Set<String> = []
  private var visited: Set<ObjectIdentifier> = []

  init(of value: Any) {
    texts = [
      "\(value)", String(describing: value), String(reflecting: value), "\([value])", "\(["key": value])",
    ]
    texts += ["\(Optional(value) as Any)", "\((1, value))", "\(Result<Any, Never>.success(value))"]
    var text = ""
    print(value, to: &text)
    debugPrint(value, to: &text)
    dump(value, to: &text)
    texts.append(text)
    walk(value)
    if let error = value as? any Error { addTexts(of: error) }
    if let value = value as? any Encodable, let text = try? JSONEncoder().encode([AnyEncodable(value)]) {
      texts.append(String(decoding: text, as: UTF8.self))
    }
    if let exchange = value as? Exchange { texts += [exchange.curlCommand, exchange.shownURL] }
  }

  private struct AnyEncodable: Encodable {
    let value: any Encodable
    init(_ value: any Encodable) { self.value = value }
    func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
  }

  private mutating func addTexts(of error: any Error) {
    texts += [error.localizedDescription, "\(error as NSError)", "\((error as NSError).userInfo)"]
    if let error = error as? ClientError {
      texts += [error.reason, error.url]
      texts += [error.decodingError, error.statusError, error.transportError].flatMap {
        (error: (any Error)?) in
        error.map { ["\($0)", String(reflecting: $0), $0.localizedDescription] } ?? []
      }
      if let error = error.decodingError { texts += [error.rendered(), error.json] }
    }
  }

  /// Walks a mirror to any depth. The texts of the leaves are joined, so that a list of bytes is found.
  private mutating func walk(_ value: Any) {
    var leaves: [String] = []
    var rest = [Mirror(reflecting: value)]
    note(value, rest[0])
    while let mirror = rest.popLast() {
      for child in mirror.children {
        if let label = child.label { texts.append(label) }
        let inner = Mirror(reflecting: child.value)
        guard note(child.value, inner) else { continue }
        if inner.children.isEmpty { leaves.append("\(child.value)") }
        rest.append(inner)
      }
      if let ancestor = mirror.superclassMirror { rest.append(ancestor) }
    }
    texts.append(leaves.joined(separator: ", "))
  }

  /// Records an object, and returns `false` if it was already recorded.
  @discardableResult
  private mutating func note(_ value: Any, _ mirror: Mirror) -> Bool {
    guard type(of: value) is AnyClass else { return true }
    if !(value is any CustomReflectable) { walkedClasses.insert(String(reflecting: type(of: value))) }
    return visited.insert(ObjectIdentifier(value as AnyObject)).inserted
  }
}
