import APIClient
import Foundation
import OfflineStore
import StoredReplies

/// Replaces the type of CryptoKit or swift-crypto.
enum SHA256 {
  static func hash(data: Data) -> [UInt8] { [] }
}

func example(_ store: any ReplyStore) {
  // statements
}
