internal import JSONCore

extension Issue.Kind {
  /// That an object or array is empty, of which the dialect makes nothing. It is no fault of the document.
  static let nothingToMap = Issue.Kind.custom("there is nothing to map")
}
