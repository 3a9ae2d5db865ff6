import Catalog
import CatalogThrowing
import Foundation
import ThrowingMapping

func example(_ json: JSON, _ bytes: [UInt8], _ key: String, _ formatter: DateFormatter, _ movie: Movie) throws
{
  var movie = movie
  // statements
}
