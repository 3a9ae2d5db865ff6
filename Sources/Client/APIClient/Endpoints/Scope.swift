#if Client
/// Who may ask an endpoint: a type without values, which the compiler compares.
///
///     enum Guest: Scope { typealias Included = Anyone }
///     enum Customer: Scope { typealias Included = Guest }
///
/// A `Client<Customer>` may send what needs a customer, a guest or nobody in particular; a `Client<Guest>` that
/// tries to send what needs a customer doesn't compile.
///
/// `send` and `reply` of a client take endpoints of its own scope and of the two that follow along ``Included``. What
/// is narrower still is for a client that is narrower, too:
///
///     enum Administrator: Scope { typealias Included = Customer }
///
///     let administrator = Client<Administrator>(.production, transport: URLSessionTransport())
///     try await administrator.narrowed().send(.version)         // of `Anyone`
///
/// `all` takes these too, where all endpoints but the first are of one scope. The form with a callback, `each`, `elements`
/// and `lines` take endpoints of the client's own scope alone. Others are made to fit by ``Endpoint/widened(to:)``, one
/// step at a time.
public protocol Scope: SendableMetatype {
  /// The next narrower scope, whose endpoints this one may ask too.
  associatedtype Included: Scope
}

/// The narrowest scope: what everyone may ask, signed in or not.
public enum Anyone: Scope {
  /// There is none narrower.
  public typealias Included = Never
}

extension Never: Scope {
  /// There is none narrower.
  public typealias Included = Never
}
#endif
