import Foundation

/// The address or the thread sanitizer, if the tests run with one.
public enum Sanitizer {
  /// Whether a sanitizer is active. Both need additional memory, and the address sanitizer retains freed
  /// memory for a while.
  public static let isActive = dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
}
