#if Store
package import GRDB
import JSONCore
import OfflineStore

extension GRDBStore {
  /// Overwrites what was deleted or replaced: the pages in which it was are zero by `secure_delete`, and go from the log into the file;
  /// then the log, which has them as they were, is emptied.
  ///
  /// Nothing is undone if that fails, as while another process reads what was there before: then the next removal, or
  /// closing the store, does it. It goes on if the task is cancelled.
  func eraseLog() async { await eraser.erase(in: database) }
}

/// Empties the log of a database.
///
/// A removal waits for a checkpoint that begins behind its transaction: sooner, the log would still have what was removed.
/// Removals that wait at the same time share one.
package final class LogEraser: Sendable {
  private struct State {
    var waiting: [CheckedContinuation<Void, Never>] = []
    var checkpointCount = 0
  }

  private let state = Locked(State())

  /// How many checkpoints there were, for tests of the work that removals take.
  package var checkpointCount: Int { state.withLock { $0.checkpointCount } }

  /// How many removals wait for the next one.
  package var waitingCount: Int { state.withLock { $0.waiting.count } }

  package func erase(in database: any DatabaseWriter) async {
    await withCheckedContinuation { (continuation) in
      let isFirst = state.withLock { (state) in
        state.waiting.append(continuation)
        return state.waiting.count == 1
      }
      guard isFirst else { return }
      database.asyncWriteWithoutTransaction { [self] (db) in
        // Whoever comes from here on waits for another one.
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
  /// Whether it only removes something: what was there is to be found nowhere then.
  var isRemoval: Bool {
    switch self {
    case .delete(_), .forgetFetch(_): true
    case .replace(_, let rows): rows.isEmpty
    case .save(_, _), .fetched(_, _): false
    }
  }
}
#endif
