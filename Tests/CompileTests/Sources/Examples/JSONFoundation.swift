import ApplicativeMapping
import Catalog
import CatalogApplicative
import JSONFoundation

func example(_ object: Any, _ json: JSONValue) {
  // statements
}
