/// The authorization that an endpoint requires: a type without values, checked by the compiler.
///
///     enum Guest: Scope { typealias Included = Anyone }
///     enum Customer: Scope { typealias Included = Guest }
///
/// A `Client<Customer>` may send endpoints that require `Customer`, `Guest` or ``Anyone``. A `Client<Guest>`
/// that sends an endpoint for customers doesn't compile.
///
/// The methods `send` and `reply` of a client accept endpoints of its own scope and of the next two along
/// ``Included``. For still narrower scopes, use a narrower client:
///
///     enum Administrator: Scope { typealias Included = Customer }
///
///     let administrator = Client<Administrator>(.production, transport: URLSessionTransport())
///     try await administrator.narrowed().send(.version)         // of `Anyone`
///
/// The form of `send` with a callback, `all`, `each`, `elements`, `lines`, `events` and `download` accept
/// only endpoints of the client's own scope. Convert other endpoints with `widened(to:)`, which takes one
/// step or two.
public protocol Scope: SendableMetatype {
  /// The next narrower scope, whose endpoints this one includes.
  associatedtype Included: Scope
}

/// The narrowest scope: requests that need no sign-in.
public enum Anyone: Scope {
  /// There is no narrower scope.
  public typealias Included = Never
}

extension Never: Scope {
  /// There is no narrower scope.
  public typealias Included = Never
}
