import Foundation

/// The address or the thread sanitizer, where the tests run under one.
package enum Sanitizer {
  /// Whether one is there. Either takes memory of its own, and the address sanitizer keeps what is freed for a while.
  package static let isActive = dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
}
