import Foundation
import MappingTestSupport
import Testing

@testable import JSONCore

@Suite struct IdleObjectsTests {
  private final class Object: Sendable { let users = Locked(0) }

  @Test("At most eight objects are stored, and the others are released", arguments: [0, 1, 2, 8, 9, 30])
  func limit(count: Int) {
    weak var first: Object?
    let idle = IdleObjects<Object>()
    do {
      let objects = (0..<count).map { _ in Object() }
      first = objects.first
      objects.forEach { idle.put($0) }
    }
    #expect((first == nil) == (count == 0 || count > 8))
    var taken: [Object] = []
    while let object = idle.take() { taken.append(object) }
    #expect(Set(taken.map(ObjectIdentifier.init)).count == min(count, 8))
    taken.forEach { idle.put($0) }
    taken = []
    #expect((first == nil) == (count == 0 || count > 8))
  }

  @Test("Stored objects are released with the storage")
  func released() {
    weak var object: Object?
    do {
      let idle = IdleObjects<Object>()
      let stored = Object()
      idle.put(stored)
      object = stored
    }
    #expect(object == nil)
  }

  @Test("A thread gets the object back that it has stored")
  func sameThread() {
    let idle = IdleObjects<Object>()
    let objects = (0..<3).map { _ in Object() }
    for object in objects {
      idle.put(object)
      for _ in 0..<3 {
        let taken = idle.take()
        #expect(taken === object)
        if let taken { idle.put(taken) }
      }
      #expect(idle.take() === object)
    }
  }

  @Test("No two threads have the same object", arguments: [2, 7, 20])
  func threads(count: Int) async {
    let idle = IdleObjects<Object>()
    let isExclusive = await withTaskGroup { group in
      for _ in 0..<count {
        group.addTask {
          await withCheckedContinuation { continuation in
            Thread.detachNewThread {
              var isExclusive = true
              for _ in 0..<2000 {
                let object = idle.take() ?? Object()
                isExclusive = object.users.withLock { users in
                  users += 1
                  return isExclusive && users == 1
                }
                object.users.withLock { $0 -= 1 }
                idle.put(object)
              }
              continuation.resume(returning: isExclusive)
            }
          }
        }
      }
      return await group.reduce(true) { $0 && $1 }
    }
    #expect(isExclusive)
  }
}
