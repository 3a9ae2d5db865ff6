import APIClient
import Catalog
import CatalogMappable
import CatalogServices
import GRDBStore
import HTTPTypes
import MappableMapping
import OfflineStore
import URLSessionTransport

func page(
  _ store: GRDBStore, _ path: String, _ users: [User], _ service: UserService, _ skills: SkillCatalogue
) async throws {
  // statements
}
