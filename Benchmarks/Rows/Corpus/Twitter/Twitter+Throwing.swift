import ThrowingMapping

extension Twitter: Decodable {
  static func decode(_ json: JSON) throws -> Twitter {
    try Twitter(statuses: json => "statuses", searchMetadata: json => "search_metadata")
  }
}

extension TwitterSearch: Decodable {
  static func decode(_ json: JSON) throws -> TwitterSearch {
    try TwitterSearch(
      completedIn: json => "completed_in",
      maxId: json => "max_id",
      query: json => "query",
      refreshUrl: json => "refresh_url",
      count: json => "count")
  }
}

extension Tweet: Decodable {
  static func decode(_ json: JSON) throws -> Tweet {
    try Tweet(
      createdAt: json => "created_at",
      id: json => "id",
      text: json => "text",
      source: json => "source",
      truncated: json => "truncated",
      inReplyToStatusId: json =>? "in_reply_to_status_id",
      inReplyToUserId: json =>? "in_reply_to_user_id",
      inReplyToScreenName: json =>? "in_reply_to_screen_name",
      user: json => "user",
      retweetCount: json => "retweet_count",
      favoriteCount: json => "favorite_count",
      entities: json => "entities",
      favorited: json => "favorited",
      retweeted: json => "retweeted",
      possiblySensitive: json =>? "possibly_sensitive",
      lang: json => "lang")
  }
}

extension TwitterUser: Decodable {
  static func decode(_ json: JSON) throws -> TwitterUser {
    try TwitterUser(
      id: json => "id",
      name: json => "name",
      screenName: json => "screen_name",
      location: json => "location",
      description: json => "description",
      url: json =>? "url",
      protected: json => "protected",
      followersCount: json => "followers_count",
      friendsCount: json => "friends_count",
      listedCount: json => "listed_count",
      createdAt: json => "created_at",
      favouritesCount: json => "favourites_count",
      utcOffset: json =>? "utc_offset",
      timeZone: json =>? "time_zone",
      geoEnabled: json => "geo_enabled",
      verified: json => "verified",
      statusesCount: json => "statuses_count",
      lang: json => "lang",
      profileImageUrl: json => "profile_image_url",
      profileBannerUrl: json =>? "profile_banner_url")
  }
}

extension TweetEntities: Decodable {
  static func decode(_ json: JSON) throws -> TweetEntities {
    try TweetEntities(
      hashtags: json => "hashtags",
      urls: json => "urls",
      userMentions: json => "user_mentions")
  }
}

extension TweetHashtag: Decodable {
  static func decode(_ json: JSON) throws -> TweetHashtag {
    try TweetHashtag(text: json => "text", indices: json => "indices")
  }
}

extension TweetLink: Decodable {
  static func decode(_ json: JSON) throws -> TweetLink {
    try TweetLink(
      url: json => "url",
      expandedUrl: json => "expanded_url",
      displayUrl: json => "display_url",
      indices: json => "indices")
  }
}

extension TweetMention: Decodable {
  static func decode(_ json: JSON) throws -> TweetMention {
    try TweetMention(
      screenName: json => "screen_name",
      name: json => "name",
      id: json => "id",
      indices: json => "indices")
  }
}
