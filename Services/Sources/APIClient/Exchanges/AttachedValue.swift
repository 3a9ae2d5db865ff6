/// A value that a feature attaches to an exchange, such as the file of a download.
protocol AttachedValue: Sendable {}

extension Exchange {
  /// The attached value of a type; `nil` if there is none.
  ///
  /// - Complexity: O(*n*) in the number of attached values, of which there are few.
  subscript<Value: AttachedValue>(_ type: Value.Type) -> Value? {
    get {
      var next = attachments
      while let attachment = next {
        if let found = attachment as? Attachment<Value> { return found.value }
        next = attachment.next
      }
      return nil
    }
    set { attachments = Attachment(newValue, before: attachments) }
  }
}

/// A list of attached values. The first of a type takes precedence.
protocol Attachments: AnyObject, Sendable {
  var next: (any Attachments)? { get }
}

private final class Attachment<Value: AttachedValue>: Attachments {
  let value: Value?
  let next: (any Attachments)?

  init(_ value: Value?, before next: (any Attachments)?) { (self.value, self.next) = (value, next) }
}
