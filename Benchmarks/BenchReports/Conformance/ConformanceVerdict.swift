package import BenchKit

/// The result of one parser for one file.
package struct ConformanceVerdict: Sendable, Hashable {
  package let file: String
  package let expectation: ConformanceExpectation
  package let backend: BackendName
  /// The parser's error; `nil` if it accepts the file.
  package let error: String?
  /// The first value of an accepted file that differs from those of this package's parser, such as a rounded
  /// number.
  package let difference: String?

  package init(
    file: String, expectation: ConformanceExpectation, backend: BackendName, error: String?,
    difference: String? = nil
  ) {
    self.file = file
    self.expectation = expectation
    self.backend = backend
    self.error = error
    self.difference = difference
  }

  /// Parses a file.
  package init(file: String, expectation: ConformanceExpectation, bytes: [UInt8], parser: DocumentParser) {
    var message: String?
    do { try parser.prepare(bytes)() } catch { message = String(describing: error) }
    self.init(
      file: file, expectation: expectation, backend: parser.backend, error: message,
      difference: message == nil ? parser.difference(in: bytes) : nil)
  }

  package var accepted: Bool { error == nil }
  package var passed: Bool { expectation.isMet(accepted: accepted) }
}

extension ConformanceVerdict: Encodable {
  private enum CodingKeys: String, CodingKey {
    case file, expectation, backend, accepted, verdict, error, difference
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(file, forKey: .file)
    try container.encode(expectation, forKey: .expectation)
    try container.encode(backend, forKey: .backend)
    try container.encode(accepted, forKey: .accepted)
    try container.encode(passed ? "pass" : "fail", forKey: .verdict)
    try container.encode(error, forKey: .error)
    try container.encodeIfPresent(difference, forKey: .difference)
  }
}
