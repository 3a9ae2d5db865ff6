import APIClient
import CodableMapping

enum Guest: Scope { typealias Included = Anyone }
enum Customer: Scope { typealias Included = Guest }
enum Administrator: Scope { typealias Included = Customer }

func ask(_ guest: Client<Guest>, _ customer: Client<Customer>, _ order: Endpoint<Void, Customer>) async throws
{
  // error: cannot convert value of type 'Endpoint<Void, Customer>' to expected argument type 'Endpoint<Void, Guest>'
  try await guest.send(order)
  // error: cannot convert value of type 'Endpoint<Void, Administrator>' to expected argument type
  //   'Endpoint<Void, Customer>'
  try await customer.send(Endpoint<Void, Administrator>.delete("shop"))
}

func others(
  _ guest: Client<Guest>, _ order: Endpoint<Void, Customer>, _ ints: CodableMapper<Int>
) async throws {
  // error: cannot convert value of type 'Endpoint<Void, Customer>' to expected argument type 'Endpoint<Void, Guest>'
  _ = try await guest.reply(to: order)
  // error: cannot convert value of type 'Endpoint<Void, Customer>' to expected argument type 'Endpoint<Void, Guest>'
  _ = try await guest.all(order)
  // error: cannot convert value of type 'Endpoint<Void, Customer>' to expected element type 'Endpoint<Void, Guest>'
  for await _ in guest.each([order], limit: 1) {}
  // error: cannot convert value of type 'Endpoint<Void, Customer>' to expected argument type 'Endpoint<Void, Guest>'
  for try await _ in guest.elements(of: order, as: ints) {}
  // error: cannot convert value of type 'Endpoint<Void, Customer>' to expected argument type 'Endpoint<Void, Guest>'
  for try await _ in guest.lines(of: order, as: ints) {}
  // error: cannot convert value of type 'Endpoint<Void, Customer>' to expected argument type 'Endpoint<Void, Guest>'
  guest.send(order) { _ in }
}

/// What is narrower than the next two scopes needs a narrower client.
func tooDeep(_ administrator: Client<Administrator>, _ open: Endpoint<Void, Anyone>) async throws {
  // error: cannot convert value of type 'Endpoint<Void, Anyone>' to expected argument type
  //   'Endpoint<Void, Administrator>'
  try await administrator.send(open)
}

/// The scope that does not fit is named, with the endpoint whose it is.
func several(
  _ guest: Client<Guest>, _ movie: Endpoint<Int, Guest>, _ order: Endpoint<Void, Customer>,
  _ customer: Client<Customer>
) async throws {
  // error: cannot convert value of type 'Endpoint<Void, Customer>' to expected argument type 'Endpoint<Void, Guest>'
  _ = try await guest.all(movie, order)
  // error: cannot convert value of type 'Endpoint<Void, Customer>' to expected argument type 'Endpoint<Void, Guest>'
  _ = try await guest.all(order, movie)
  // error: cannot convert value of type 'Endpoint<Int, Guest>' to expected argument type 'Endpoint<Int, Customer>'
  _ = try await customer.all(order, order, movie)
}
