import APIClient

enum Guest: Scope { typealias Included = Anyone }
enum Customer: Scope { typealias Included = Guest }

func ask(
  _ customer: Client<Customer>, _ open: Endpoint<Void, Anyone>, _ guest: Endpoint<Void, Guest>
) async throws {
  try await customer.send(open)
  try await customer.send(guest)
  try await customer.send(Endpoint<Void, Customer>.get("orders"))
  try await customer.send(.get("orders"))
  try await customer.narrowed().send(guest)
  _ = try await customer.all(Endpoint<Void, Customer>.get("orders"), guest.widened())
}
