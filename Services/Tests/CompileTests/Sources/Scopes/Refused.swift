import APIClient
import CodableMapping

enum Guest: Scope { typealias Included = Anyone }
enum Customer: Scope { typealias Included = Guest }
enum Administrator: Scope { typealias Included = Customer }

func ask(_ guest: Client<Guest>, _ customer: Client<Customer>, _ order: Endpoint<Void, Customer>) async throws
{
  // error
  try await guest.send(order)
  // error
  try await customer.send(Endpoint<Void, Administrator>.delete("shop"))
}

func others(
  _ guest: Client<Guest>, _ order: Endpoint<Void, Customer>, _ ints: CodableMapper<Int>
) async throws {
  // error
  _ = try await guest.reply(to: order)
  // error
  _ = try await guest.all(order)
  // error
  for await _ in guest.each([order], limit: 1) {}
  // error
  for try await _ in guest.elements(of: order, as: ints) {}
  // error
  for try await _ in guest.lines(of: order, as: ints) {}
  // error
  for try await _ in guest.events(of: order, as: ints) {}
  // error
  guest.send(order) { _ in }
}

/// An endpoint that is more than two scopes narrower than the client needs a narrowed client.
func tooDeep(_ administrator: Client<Administrator>, _ open: Endpoint<Void, Anyone>) async throws {
  // error
  try await administrator.send(open)
}

/// With two endpoints, the error is about the one whose scope does not fit.
func two(
  _ guest: Client<Guest>, _ movie: Endpoint<Int, Guest>, _ order: Endpoint<Void, Customer>
) async throws {
  // error
  _ = try await guest.all(movie, order)
  // error
  _ = try await guest.all(order, movie)
}

/// With more, the error states the rule.
func several(
  _ customer: Client<Customer>, _ open: Endpoint<Bool, Anyone>, _ movie: Endpoint<Int, Guest>,
  _ order: Endpoint<Void, Customer>, _ shop: Endpoint<String, Administrator>
) async throws {
  // error: the client's scope must include all scopes, and all endpoints but the first must have the same scope; add .widened() to those of narrower scopes
  _ = try await customer.all(order, order, movie)
  // error: all endpoints but the first must have the same scope
  _ = try await customer.all(order, movie, order)
  // error: all endpoints but the first must have the same scope
  _ = try await customer.all(order, movie, open)
  // error: all endpoints but the first must have the same scope
  _ = try await customer.all(open, order, order, order, movie)
  // error: the client's scope must include all scopes
  _ = try await customer.all(order, order, order, shop)
  // error: the client's scope must include all scopes
  _ = try await customer.all(shop, shop, shop)
  // error
  _ = try await customer.all(order, order, shop.widened())
}
