import BenchKit
import MappedRows

/// Trees whose models retain the members that they don't have.
enum BranchRows {
  /// - Parameter documents: The number of different lists.
  static func model(documents: Int) -> OwnModel {
    OwnModel(
      ModelName.branches.rawValue, .extra, generator: BranchGenerator(), documents: documents,
      sizes: [.medium], operations: [.decode], rows: ContactRows.rows(BranchMappings.branches()))
  }
}
