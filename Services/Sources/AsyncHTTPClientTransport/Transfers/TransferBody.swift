#if AsyncHTTPClient
internal import APIClient
internal import NIOCore

/// The reading end of a transfer. Destroying it ends the transfer.
final class TransferBody: BodySource {
  private let transfer: Transfer

  init(_ transfer: Transfer) { self.transfer = transfer }

  deinit { transfer.cancel() }

  func next() async throws(TransportError) -> [UInt8]? {
    if !Task.isCancelled, let ready = transfer.readyChunk() {
      return try ready.get().map { [UInt8](buffer: $0) }
    }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { transfer.awaitChunk($0) }
    } onCancel: {
      transfer.cancel()
    }
    return try result.get().map { [UInt8](buffer: $0) }
  }

  var announcedCount: Int? { transfer.announcedCount }

  func cancel() { transfer.cancel() }
}
#endif
