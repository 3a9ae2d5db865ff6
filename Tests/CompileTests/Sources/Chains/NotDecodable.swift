import ApplicativeMapping

// A chain with a field whose type is not decodable.

struct Grams {}

struct Product {
  var id: Int
  var title: String
  var price: Double
  var tags: [String]
  var sold: Bool
  var stock: Int
  var maker: String?
  var weight: Grams
  var colors: [String]
  var new: Bool
}

extension Product: Decodable {
  static func decode(_ json: JSON) -> Decoded<Product> {
    curry(Product.init)
      <^> json <| "id"
      <*> json <| "title"
      <*> json <| "price"
      <*> json <|| "tags"
      <*> json <| "sold"
      <*> json <| "stock"
      <*> json <|? "maker"
      // error
      <*> json <| "weight"
      <*> json <|| "colors"
      <*> json <| "new"
  }
}
