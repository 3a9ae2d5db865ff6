import ApplicativeMapping

// A chain that leaves out a field of ten, the price.

struct Product {
  var id: Int
  var title: String
  var price: Double
  var tags: [String]
  var sold: Bool
  var stock: Int
  var maker: String?
  var weight: Double
  var colors: [String]
  var new: Bool
}

extension Product: Decodable {
  static func decode(_ json: JSON) -> Decoded<Product> {
    curry(Product.init)
      <^> json <| "id"
      <*> json <| "title"
      // error: operator function '<||' requires that 'Double' conform to 'DecodableArray'
      <*> json <|| "tags"
      <*> json <| "sold"
      <*> json <| "stock"
      // error: operator function '<|?' requires that 'Int' conform to 'DecodableOptional'
      <*> json <|? "maker"
      <*> json <| "weight"
      <*> json <|| "colors"
      // error: cannot convert return expression of type 'Curried10<Int, String, Double, [String], Bool, Int,
      //   String?, Double, [String], Bool, Product>.Received8.Outcome' (aka 'Incomplete<Curried10<Int, String,
      //   Double, Array<String>, Bool, Int, Optional<String>, Double, Array<String>, Bool,
      //   Product>.Received9>') to return type 'Decoded<Product>'
      <*> json <| "new"
  }
}
