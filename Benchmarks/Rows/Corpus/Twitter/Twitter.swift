import DerivedMapping

// The attributes are comments, because the macro isn't built here.

/// The result of a search: `twitter.json`, most of it Japanese text.
/* @Mapped(keys: .snakeCase) */ struct Twitter: Codable, Equatable, Sendable {
  var statuses: [Tweet]
  var searchMetadata: TwitterSearch

  private enum CodingKeys: String, CodingKey {
    case statuses
    case searchMetadata = "search_metadata"
  }
}

/// The parameters of a search, and its duration.
/* @Mapped(keys: .snakeCase) */ struct TwitterSearch: Codable, Equatable, Sendable {
  var completedIn: Double
  var maxId: Int
  var query: String
  var refreshUrl: String
  var count: Int

  private enum CodingKeys: String, CodingKey {
    case completedIn = "completed_in"
    case maxId = "max_id"
    case query
    case refreshUrl = "refresh_url"
    case count
  }
}

/// A status.
/* @Mapped(keys: .snakeCase) */ struct Tweet: Codable, Equatable, Sendable {
  var createdAt: String
  var id: Int
  var text: String
  var source: String
  var truncated: Bool
  var inReplyToStatusId: Int?
  var inReplyToUserId: Int?
  var inReplyToScreenName: String?
  var user: TwitterUser
  var retweetCount: Int
  var favoriteCount: Int
  var entities: TweetEntities
  var favorited: Bool
  var retweeted: Bool
  var possiblySensitive: Bool?
  var lang: String

  private enum CodingKeys: String, CodingKey {
    case createdAt = "created_at"
    case id, text, source, truncated
    case inReplyToStatusId = "in_reply_to_status_id"
    case inReplyToUserId = "in_reply_to_user_id"
    case inReplyToScreenName = "in_reply_to_screen_name"
    case user
    case retweetCount = "retweet_count"
    case favoriteCount = "favorite_count"
    case entities, favorited, retweeted
    case possiblySensitive = "possibly_sensitive"
    case lang
  }
}

/// The author of a status.
/* @Mapped(keys: .snakeCase) */ struct TwitterUser: Codable, Equatable, Sendable {
  var id: Int
  var name: String
  var screenName: String
  var location: String
  var description: String
  var url: String?
  var protected: Bool
  var followersCount: Int
  var friendsCount: Int
  var listedCount: Int
  var createdAt: String
  var favouritesCount: Int
  var utcOffset: Int?
  var timeZone: String?
  var geoEnabled: Bool
  var verified: Bool
  var statusesCount: Int
  var lang: String
  var profileImageUrl: String
  var profileBannerUrl: String?

  private enum CodingKeys: String, CodingKey {
    case id, name
    case screenName = "screen_name"
    case location, description, url, protected
    case followersCount = "followers_count"
    case friendsCount = "friends_count"
    case listedCount = "listed_count"
    case createdAt = "created_at"
    case favouritesCount = "favourites_count"
    case utcOffset = "utc_offset"
    case timeZone = "time_zone"
    case geoEnabled = "geo_enabled"
    case verified
    case statusesCount = "statuses_count"
    case lang
    case profileImageUrl = "profile_image_url"
    case profileBannerUrl = "profile_banner_url"
  }
}

/// What a status mentions.
/* @Mapped(keys: .snakeCase) */ struct TweetEntities: Codable, Equatable, Sendable {
  var hashtags: [TweetHashtag]
  var urls: [TweetLink]
  var userMentions: [TweetMention]

  private enum CodingKeys: String, CodingKey {
    case hashtags, urls
    case userMentions = "user_mentions"
  }
}

/// A hashtag, with its range in the text.
/* @Mapped(keys: .snakeCase) */ struct TweetHashtag: Codable, Equatable, Sendable {
  var text: String
  var indices: [Int]
}

/// A link, with its range in the text.
/* @Mapped(keys: .snakeCase) */ struct TweetLink: Codable, Equatable, Sendable {
  var url: String
  var expandedUrl: String
  var displayUrl: String
  var indices: [Int]

  private enum CodingKeys: String, CodingKey {
    case url
    case expandedUrl = "expanded_url"
    case displayUrl = "display_url"
    case indices
  }
}

/// The name of a user, with its range in the text.
/* @Mapped(keys: .snakeCase) */ struct TweetMention: Codable, Equatable, Sendable {
  var screenName: String
  var name: String
  var id: Int
  var indices: [Int]

  private enum CodingKeys: String, CodingKey {
    case screenName = "screen_name"
    case name, id, indices
  }
}
