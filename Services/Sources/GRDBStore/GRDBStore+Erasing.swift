internal import APIClient
package import GRDB
import OfflineStore

extension GRDBStore {
  /// Overwrites deleted and replaced data. A checkpoint copies the pages, in which `secure_delete` has
  /// replaced the data with zeros, from the log to the file. Then it empties the log, which still contains
  /// the data.
  ///
  /// If this fails, for example while another process reads the earlier state, no change is undone: the next
  /// removal, or closing the store, erases the data. Cancelling the task has no effect.
  func eraseLog() async { await eraser.erase(in: database) }
}

/// Empties the log of a database.
///
/// A removal waits for a checkpoint that begins after its transaction, since an earlier one would leave the
/// removed data in the log. Removals that wait at the same time share a checkpoint.
package final class LogEraser: Sendable {
  private struct State {
    var waiting: [CheckedContinuation<Void, Never>] = []
    var checkpointCount = 0
  }

  private let state = Locked(State())

  /// The number of checkpoints, for tests of the work that removals cause.
  package var checkpointCount: Int { state.withLock { $0.checkpointCount } }

  /// The number of removals that wait for the next checkpoint.
  package var waitingCount: Int { state.withLock { $0.waiting.count } }

  package func erase(in database: any DatabaseWriter) async {
    await withCheckedContinuation { (continuation) in
      let isFirst = state.withLock { (state) in
        state.waiting.append(continuation)
        return state.waiting.count == 1
      }
      guard isFirst else { return }
      database.asyncWriteWithoutTransaction { [self] (db) in
        // Removals that begin after this point wait for another checkpoint.
        let served = state.withLock { (state) in
          state.checkpointCount += 1
          defer { state.waiting = [] }
          return state.waiting
        }
        _ = try? db.checkpoint(.truncate)
        for removal in served { removal.resume() }
      }
    }
  }
}

extension StoreChange {
  /// Whether the change only removes data, which must then be erased.
  var isRemoval: Bool {
    switch self {
    case .delete(_), .removeFetch(_): true
    case .replace(_, let rows): rows.isEmpty
    case .save(_, _), .fetched(_, _): false
    }
  }
}
