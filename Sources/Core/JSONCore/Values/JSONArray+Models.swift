// Inlined by force: so that the closure is known, and an element costs no call of a generic function.

extension JSONArray {
  /// The results of calling `body` with each element in order. Throws what `body` throws.
  ///
  /// As ``map(_:)``, for elements of which each is read by itself: `body` must not know of other elements. In a
  /// decode that is recorded it is called for those behind the first that fails as well, so that all their
  /// errors are known.
  @inlinable @inline(__always)
  package func mapModels<Result, Failure: Error>(
    _ body: (JSONValue) throws(Failure) -> Result
  ) throws(Failure) -> [Result] {
    try map { (element) throws(Failure) in
      do throws(Failure) {
        return try body(element)
      } catch {
        if element.isRecorded { recordFailures(from: element, error, body) }
        throw error
      }
    }
  }

  @inline(never) @usableFromInline
  func recordFailures<Result, Failure: Error>(
    from first: JSONValue, _ error: Failure, _ body: (JSONValue) throws(Failure) -> Result
  ) {
    var failures = PartFailures(of: first)
    failures.add(error, at: first)
    var element = first.node + first.node.pointee.size
    while element < node + node.pointee.size, !failures.areEnough {
      let json = JSONValue(node: element, header: header)
      do throws(Failure) {
        _ = try body(json)
      } catch {
        failures.add(error, at: json)
      }
      element += element.pointee.size
    }
    failures.record()
  }
}

/// The errors of several elements or members of one container, in a decode that is recorded.
package struct PartFailures {
  private let notes: DecodeRecord?
  private var errors: [JSONError] = []

  /// Creates a list without errors.
  ///
  /// - Parameter json: A value of the decode.
  package init(of json: JSONValue) { notes = json.header.pointee.record?.takeUnretainedValue() }

  /// Whether more of them are not worth the work.
  package var areEnough: Bool { errors.count > notes?.failureLimit ?? 0 }

  /// Adds the error of a part.
  package mutating func add(_ error: any Error, at json: JSONValue) {
    let issue = error as? JSONError ?? (error as? any IssueCarrier)?.issue
    errors.append((issue ?? json.error(.custom(String(describing: error)))).placed(at: json))
  }

  /// Notes the errors in the record of the decode. That of the first part is thrown.
  package func record() { if errors.count > 1 { notes?.note(.failed(errors)) } }
}

/// An error of a dialect's own, which carries one of this package.
package protocol IssueCarrier: Error {
  /// What it carries.
  var issue: JSONError? { get }
}
