#if os(Linux)
import Foundation
import Testing

@testable import URLSessionTransport

@Suite("The queue of the delegate", .urlSession)
struct DelegateQueueTests {
  @Test("The room of a full queue is restored after its operations have ended")
  func room() {
    let queue = DelegateQueue()
    let gate = DispatchSemaphore(value: 0)
    // The queue has room for 64 operations; the other three wait.
    for _ in 1...67 { queue.addOperation { gate.wait() } }
    for _ in 1...67 { gate.signal() }
    queue.waitUntilAllOperationsAreFinished()
    var room = 0
    while queue.room.wait(timeout: .now()) == .success { room += 1 }
    for _ in 0..<room { queue.room.signal() }
    #expect(room == 64)
  }
}
#endif
