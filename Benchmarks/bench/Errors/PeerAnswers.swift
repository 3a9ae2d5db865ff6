import BenchKit
import BenchReports
import Catalog
import Foundation

/// The answers of a peer, given in processes of their own: Foundation's decoder does not survive every
/// document.
enum PeerAnswers {
  /// What the peer says to each document; nil where it does not map the model.
  ///
  /// - Parameter source: The options that make a child process read the same documents.
  /// - Throws: ``Interruption/Notice`` after Ctrl-C, ``ChildProcess/Failure`` if a process gives up.
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
      // Who was stopped, or couldn't read the documents, has not answered.
      guard ending.isCrash else {
        throw ChildProcess.Failure(description: "the process that asks \(peer) \(ending.sentence)")
      }
      answers.append(.crash)
    }
    return answers
  }

  /// Prints the peer's answer to each document, a line each.
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
