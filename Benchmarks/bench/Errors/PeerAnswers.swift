import BenchKit
import BenchReports
import Catalog
import Foundation

/// Collects a peer's errors in child processes, because Foundation's decoder crashes on some documents.
enum PeerAnswers {
  /// Returns the peer's result for each document; `nil` if it doesn't map the model.
  ///
  /// - Parameter source: The options for a child process to read the same documents.
  /// - Throws: ``Interruption/Notice`` after Ctrl-C, ``CommandFailure`` if a process fails.
  static func all(
    of peer: String, to documents: [MalformedDocument], source: [String]
  ) throws -> [PeerAnswer?] {
    var answers: [PeerAnswer?] = []
    while answers.count < documents.count {
      let arguments = ["peer-answers", "--peer", peer, "--from", String(answers.count)] + source
      let ending = try Interruption.shared.ending {
        try ChildProcess.run(arguments, adding: ["SWIFT_BACKTRACE": "enable=no"])
      }
      for line in ending.output.split(separator: UInt8(ascii: "\n")) {
        answers.append(try JSONDecoder().decode(PeerAnswer?.self, from: Data(line)))
      }
      guard answers.count < documents.count else { break }
      // Other failures, such as unreadable documents, are not results.
      guard ending.isCrash else {
        throw CommandFailure(description: "the process that runs \(peer) \(ending.sentence)")
      }
      answers.append(.crash)
    }
    return answers
  }

  /// Prints the peer's result for each document, one per line.
  static func write(of peer: CatalogCodecs, to documents: ArraySlice<MalformedDocument>) throws {
    let encoder = JSONEncoder()
    for document in documents {
      let answer = peer.decoding(document.bytes, as: document.model).map { PeerAnswer(error(of: $0)) }
      try StandardStream.output.write(try encoder.encode(answer) + Data("\n".utf8))
    }
  }

  private static func error(of decode: () throws -> Void) -> (any Error)? {
    do {
      try decode()
      return nil
    } catch {
      return error
    }
  }
}
