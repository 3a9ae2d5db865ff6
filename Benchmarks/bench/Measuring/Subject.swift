import BenchKit
import BenchReports
import BenchRows
import Foundation
import JSONCore

/// The subject of a measurement: cells of the matrix, a document supplied by the user, or known files.
struct Subject: Codable {
  var filter: CellFilter
  var document: UserDocument?
  var corpus: Corpus?
  /// Programs that are compared with the rows.
  var contenders: [Contender] = []
  /// The cells to measure, in addition to their references; `nil` for all cells.
  var only: [CellIdentity]?

  /// - Throws: ``FileFailure``, or the reference's error for the user's document.
  func cells() throws -> [Cell] {
    let cells = try allCells()
    guard let only else { return cells }
    let wanted = Set(only + only.compactMap(\.reference) + only.compactMap(\.control))
    return cells.filter { wanted.contains($0.identity) }
  }

  /// The mean length of the documents that aren't generated; 0 without any.
  func meanBytes() throws -> Int {
    if let corpus { return try corpus.totalBytes() / corpus.files.count }
    return try document?.bytes().count ?? 0
  }

  private func allCells() throws -> [Cell] {
    if let corpus { return Comparison().matrix(of: try corpus.models()).cells(matching: filter) }
    var comparison =
      contenders.isEmpty ? Comparison() : Comparison(data: CatalogData(count: ContenderCells.documents))
    comparison.contenders = contenders
    guard let document else { return comparison.matrix.cells(matching: filter) }
    let bytes = try document.bytes()
    guard let model = document.model else {
      return comparison.matrix.parsingCells(of: bytes, matching: filter)
    }
    do {
      return try comparison.matrix.cells(of: bytes, as: model, matching: filter)
    } catch {
      throw document.failure(document.complaint(bytes, comparison) ?? "\(error)")
    }
  }
}

/// A file supplied by the user, the path of the measured part, and the model of that part.
struct UserDocument: Codable {
  var path: String
  var at: String?
  var model: ModelName?

  /// Returns the error for a document that the reference can't decode.
  func failure(_ reason: String) -> CommandFailure {
    CommandFailure(description: "\(path) doesn't contain \(model?.rawValue ?? "JSON"): \(reason)")
  }

  /// Returns the bytes of the file, or of the part at the path, minified.
  ///
  /// - Throws: ``FileFailure``; ``CommandFailure`` if the file isn't JSON or has no such part.
  func bytes() throws -> [UInt8] {
    let bytes = try FileAccess.readAgain(path)
    let document: JSONCore.Document
    do throws(JSONError) {
      document = try JSONCore.Document(parsing: bytes)
    } catch {
      throw failure(Self.rendered(error))
    }
    guard let at else { return bytes }
    let path = try PathArgument.parse(at)
    do throws(JSONError) {
      return try document.withRoot { (json) throws(JSONError) in
        try NativeBackend.serialize(json.value(at: path))
      }
    } catch {
      throw CommandFailure(description: "\(self.path) has no \(at): \(Self.rendered(error))")
    }
  }

  /// Renders an error for standard error.
  private static func rendered(_ error: JSONError) -> String {
    error.rendered(color: Terminal.hasColor(STDERR_FILENO))
  }

  /// Returns the error of a strategy of this package for a document; `nil` if it accepts the document.
  fileprivate func complaint(_ bytes: [UInt8], _ comparison: Comparison) -> String? {
    guard let model,
      let row = try? ComparedRows.row(
        strategy: "manual", backend: .native, catalogue: comparison.data.catalogue)
    else { return nil }
    do {
      _ = try row.roundTrip(bytes, as: model)
      return nil
    } catch {
      return (error as? JSONError).map(Self.rendered) ?? String(describing: error)
    }
  }
}
