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

/// `all` sends endpoints of the client's own scope.
func several(
  _ guest: Client<Guest>, _ customer: Client<Customer>, _ movie: Endpoint<Int, Guest>,
  _ order: Endpoint<Void, Customer>, _ shop: Endpoint<String, Administrator>
) async throws {
  // error
  _ = try await guest.all(movie, order)
  // error
  _ = try await guest.all(movie, order.widened())
  // error
  _ = try await customer.all(order, order, movie)
  // error
  _ = try await customer.all(order, shop)
}
