import ApplicativeMapping

extension Twitter: Decodable {
  static func decode(_ json: JSON) -> Decoded<Twitter> {
    curry(Twitter.init)
      <^> json <|| "statuses"
      <*> json <| "search_metadata"
  }
}

extension TwitterSearch: Decodable {
  static func decode(_ json: JSON) -> Decoded<TwitterSearch> {
    curry(TwitterSearch.init)
      <^> json <| "completed_in"
      <*> json <| "max_id"
      <*> json <| "query"
      <*> json <| "refresh_url"
      <*> json <| "count"
  }
}

extension Tweet: Decodable {
  static func decode(_ json: JSON) -> Decoded<Tweet> {
    curry(Tweet.init)
      <^> json <| "created_at"
      <*> json <| "id"
      <*> json <| "text"
      <*> json <| "source"
      <*> json <| "truncated"
      <*> json <|? "in_reply_to_status_id"
      <*> json <|? "in_reply_to_user_id"
      <*> json <|? "in_reply_to_screen_name"
      <*> json <| "user"
      <*> json <| "retweet_count"
      <*> json <| "favorite_count"
      <*> json <| "entities"
      <*> json <| "favorited"
      <*> json <| "retweeted"
      <*> json <|? "possibly_sensitive"
      <*> json <| "lang"
  }
}

extension TwitterUser: Decodable {
  static func decode(_ json: JSON) -> Decoded<TwitterUser> {
    curry(TwitterUser.init)
      <^> json <| "id"
      <*> json <| "name"
      <*> json <| "screen_name"
      <*> json <| "location"
      <*> json <| "description"
      <*> json <|? "url"
      <*> json <| "protected"
      <*> json <| "followers_count"
      <*> json <| "friends_count"
      <*> json <| "listed_count"
      <*> json <| "created_at"
      <*> json <| "favourites_count"
      <*> json <|? "utc_offset"
      <*> json <|? "time_zone"
      <*> json <| "geo_enabled"
      <*> json <| "verified"
      <*> json <| "statuses_count"
      <*> json <| "lang"
      <*> json <| "profile_image_url"
      <*> json <|? "profile_banner_url"
  }
}

extension TweetEntities: Decodable {
  static func decode(_ json: JSON) -> Decoded<TweetEntities> {
    curry(TweetEntities.init)
      <^> json <|| "hashtags"
      <*> json <|| "urls"
      <*> json <|| "user_mentions"
  }
}

extension TweetHashtag: Decodable {
  static func decode(_ json: JSON) -> Decoded<TweetHashtag> {
    curry(TweetHashtag.init)
      <^> json <| "text"
      <*> json <|| "indices"
  }
}

extension TweetLink: Decodable {
  static func decode(_ json: JSON) -> Decoded<TweetLink> {
    curry(TweetLink.init)
      <^> json <| "url"
      <*> json <| "expanded_url"
      <*> json <| "display_url"
      <*> json <|| "indices"
  }
}

extension TweetMention: Decodable {
  static func decode(_ json: JSON) -> Decoded<TweetMention> {
    curry(TweetMention.init)
      <^> json <| "screen_name"
      <*> json <| "name"
      <*> json <| "id"
      <*> json <|| "indices"
  }
}
