internal import APIClient
internal import Foundation
internal import JSONCore

/// A file whose content is the body of a request. A copy made for one request is removed with the last
/// reference.
///
/// `URLSession` on Linux sends a stream without its length. A file is sent with its length, and is also read
/// while it is sent.
final class UploadFile: Sendable {
  let url: URL
  private let isCopy: Bool
  /// The length of a file that isn't a copy, which its owner may change.
  private let count: Int?

  private init(_ path: String, isCopy: Bool, count: Int? = nil) {
    url = URL(fileURLWithPath: path)
    self.isCopy = isCopy
    self.count = count
  }

  deinit { if isCopy { try? PrivateFile.removeName(url.path) } }

  /// The file of a body, or a copy of other bodies that only the user of the process can read.
  ///
  /// - Throws: The error of the body; `other` if the copy can't be written.
  static func of(_ body: StreamedBody, in directory: String) async throws(TransportError) -> UploadFile {
    let source = try await body.openUnreported()
    if let path = body.path, let count = source.announcedCount {
      source.cancel()
      return UploadFile(path, isCopy: false, count: count)
    }
    let name = "request-\(UUID().uuidString)"
    let path = URL(fileURLWithPath: directory).appendingPathComponent(name).path
    do {
      let writer = try PrivateFile.create(path)
      let file = UploadFile(path, isCopy: true)
      try await withTaskCancellationHandler {
        while let chunk = try await source.next() { try writer.write(contentsOf: chunk) }
      } onCancel: {
        source.cancel()
      }
      return file
    } catch {
      source.cancel()
      switch error {
      case let error as TransportError: throw error
      case let error as PrivateFile.Failure: throw failure(error.description)
      default: throw failure(error.localizedDescription)
      }
    }
  }

  /// Checks, after the file was sent, that it still has the length that was announced. `URLSession` doesn't
  /// check it.
  ///
  /// - Throws: `other` if the length has changed.
  func check(_ body: StreamedBody) async throws(TransportError) {
    // The file may have been removed after it was read.
    guard let count, let source = try? await body.openUnreported() else { return }
    source.cancel()
    guard source.announcedCount == count else { throw StreamedBody.changed(count) }
  }

  private static func failure(_ reason: String) -> TransportError {
    TransportError(.other, reason: "the temporary file of the request's body failed: \(reason)")
  }
}
