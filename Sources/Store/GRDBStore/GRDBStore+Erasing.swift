#if Store
import GRDB
import OfflineStore

extension GRDBStore {
  /// Overwrites what was deleted or replaced: the pages in which it was are zero by `secure_delete`, and go from the log into the file;
  /// then the log, which has them as they were, is emptied.
  ///
  /// Nothing is undone if that fails, as while another process reads what was there before: then the next removal, or
  /// closing the store, does it. It goes on if the task is cancelled.
  func eraseLog() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      database.asyncWriteWithoutTransaction { (db) in
        _ = try? db.checkpoint(.truncate)
        continuation.resume()
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
