internal import Foundation

extension Error {
  /// The text with which an error describes itself to a user; without one, what it prints. `NSError` prints its
  /// domain, code and dictionary.
  package var ownText: String {
    if let text = (self as? any LocalizedError)?.errorDescription { return text }
    let isFoundations = self is any CustomNSError || type(of: self) is NSError.Type
    return isFoundations ? localizedDescription : String(describing: self)
  }
}
