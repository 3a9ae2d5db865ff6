import BenchKit
import Catalog
import Foundation

/// The answers of a peer, given in processes of their own: Foundation's decoder does not survive every
/// document.
enum PeerAnswers {
  /// What the peer says to each document.
  ///
  /// - Parameter source: The options that make a child process read the same documents.
  static func all(of peer: String, to documents: [MalformedDocument], source: [String]) throws -> [PeerAnswer]
  {
    var answers: [PeerAnswer] = []
    while answers.count < documents.count {
      let arguments = ["peer-answers", "--peer", peer, "--from", String(answers.count)] + source
      let (output, _) = try ChildProcess.run(arguments, adding: ["SWIFT_BACKTRACE": "enable=no"])
      let before = answers.count
      for line in output.split(separator: UInt8(ascii: "\n")) {
        answers.append(try JSONDecoder().decode(PeerAnswer.self, from: Data(line)))
      }
      if answers.count < documents.count { answers.append(.crash) }
      precondition(answers.count > before, "a crash counts as an answer")
    }
    return answers
  }

  /// Prints the peer's answer to each document, a line each.
  static func write(of peer: CatalogCodecs, to documents: ArraySlice<MalformedDocument>) throws {
    let encoder = JSONEncoder()
    for document in documents {
      let answer = PeerAnswer(error(of: peer, document))
      try StandardStream.output.write(try encoder.encode(answer) + Data("\n".utf8))
    }
  }

  private static func error(of peer: CatalogCodecs, _ document: MalformedDocument) -> (any Error)? {
    do {
      try peer.decoding(document.bytes, as: document.model)?({})
      return nil
    } catch {
      return error
    }
  }
}
