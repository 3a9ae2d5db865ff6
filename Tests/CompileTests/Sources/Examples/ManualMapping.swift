import Catalog
import CatalogManual
import ManualMapping

func example(_ bytes: [UInt8]) throws {
  // statements
}
