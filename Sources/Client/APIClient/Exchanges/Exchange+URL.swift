#if Client
extension Exchange {
  /// The scheme, authority and path of ``request`` as a URL. Setting it changes all three. Its description
  /// hides path values that were marked as secret.
  ///
  /// If an interceptor sets an invalid address, this URL hides its host, and the client doesn't send the
  /// request.
  public var url: HTTPURL {
    get { request.url }
    set { request.url = newValue }
  }

  /// The URL without secret values.
  public var shownURL: String { url.description }
}
#endif
