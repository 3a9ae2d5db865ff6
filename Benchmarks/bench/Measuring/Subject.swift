import BenchKit
import BenchReports
import BenchRows
import Foundation
import JSONCore

/// What is measured: cells of the matrix, a document that the user brings along, or known files.
struct Subject: Codable {
  var filter: CellFilter
  var document: UserDocument?
  /// Files that everybody knows.
  var corpus: Corpus?
  /// Makes one strategy worse, in tests of `check`.
  var handicap: Handicap?
  /// Only these cells and what they refer to; all if nil.
  var only: [CellIdentity]?

  /// - Throws: ``FileFailure``, or what the reference says about the user's document.
  func cells() throws -> [Cell] {
    var cells = try allCells()
    if let only {
      let wanted = Set(only + only.compactMap(\.reference) + only.compactMap(\.control))
      cells = cells.filter { wanted.contains($0.identity) }
    }
    guard let handicap else { return cells }
    return handicap.applied(to: cells, now: ThreadClock.now, allocate: MallocCounter.exercise)
  }

  /// The mean length of the documents that aren't generated; 0 without any.
  func meanBytes() throws -> Int {
    if let corpus { return try corpus.totalBytes() / corpus.files.count }
    return try document?.bytes().count ?? 0
  }

  private func allCells() throws -> [Cell] {
    if let corpus {
      return Comparison().matrix(of: try corpus.models()).cells(matching: filter)
    }
    let comparison = Comparison()
    guard let document else { return comparison.matrix.cells(matching: filter) }
    let bytes = try document.bytes()
    guard let model = document.model else {
      return comparison.matrix.parsingCells(of: bytes, matching: filter)
    }
    do {
      return try comparison.matrix.cells(of: bytes, as: model, matching: filter)
    } catch {
      throw UserDocument.Refusal(document, reason: document.complaint(bytes, comparison) ?? "\(error)")
    }
  }
}

/// A file of the user, the part of it that is measured, and what that holds.
struct UserDocument: Codable {
  var path: String
  var at: String?
  var model: ModelName?

  /// A document that the reference cannot read.
  struct Refusal: Error, CustomStringConvertible {
    let description: String

    init(_ document: UserDocument, reason: String) {
      let model = document.model?.rawValue ?? "JSON"
      description = "\(document.path) does not hold \(model): \(reason)"
    }

    init(_ document: UserDocument, noPart path: String, reason: String) {
      description = "\(document.path) has no \(path): \(reason)"
    }
  }

  /// The bytes of the file, or of the part below a path, minified.
  ///
  /// - Throws: ``FileFailure``; ``Refusal`` if the file is not JSON or has no such part.
  func bytes() throws -> [UInt8] {
    let bytes = try FileAccess.readAgain(path)
    let document: JSONCore.Document
    do throws(JSONError) {
      document = try JSONCore.Document(parsing: bytes)
    } catch {
      throw Refusal(self, reason: Self.rendered(error))
    }
    guard let at else { return bytes }
    let path = try PathArgument.parse(at)
    do throws(JSONError) {
      return try document.withRoot { (json) throws(JSONError) in
        try NativeBackend.serialize(json.value(at: path))
      }
    } catch {
      throw Refusal(self, noPart: at, reason: Self.rendered(error))
    }
  }

  /// As text on standard error, where a refusal ends up.
  private static func rendered(_ error: JSONError) -> String {
    error.rendered(color: Terminal.hasColor(STDERR_FILENO))
  }

  /// What our own strategy says about a document that it rejects too.
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
