#include "Peers.h"

#if defined(BENCH_PEERS)

#include <json-c/json.h>

// This package's parser has the same limit.
static const int depth_limit = 512;

static void *create(void) {
  struct json_tokener *parser = json_tokener_new_ex(depth_limit);
  if (parser != NULL) json_tokener_set_flags(parser, JSON_TOKENER_STRICT | JSON_TOKENER_VALIDATE_UTF8);
  return parser;
}

static void destroy(void *parser) {
  if (parser != NULL) json_tokener_free(parser);
}

static void send_number(struct json_object *value, const peer_receiver *receiver) {
  int64_t integer = json_object_get_int64(value);
  uint64_t natural = json_object_get_uint64(value);
  if (integer == INT64_MAX && natural > INT64_MAX) {
    peer_send_unsigned(receiver, natural);
  } else {
    peer_send_integer(receiver, integer);
  }
}

static void send(struct json_object *value, const peer_receiver *receiver) {
  switch (json_object_get_type(value)) {
  case json_type_null: return peer_send_kind(receiver, PEER_NULL);
  case json_type_boolean:
    return peer_send_kind(receiver, json_object_get_boolean(value) ? PEER_TRUE : PEER_FALSE);
  case json_type_int: return send_number(value, receiver);
  case json_type_double: return peer_send_double(receiver, json_object_get_double(value));
  case json_type_string:
    return peer_send_text(
      receiver, PEER_STRING, json_object_get_string(value), (size_t)json_object_get_string_len(value));
  case json_type_array:
    peer_send_kind(receiver, PEER_ARRAY);
    for (size_t index = 0; index < json_object_array_length(value); index++) {
      send(json_object_array_get_idx(value, index), receiver);
    }
    return peer_send_kind(receiver, PEER_ARRAY_END);
  case json_type_object:
    peer_send_kind(receiver, PEER_OBJECT);
    json_object_object_foreach(value, key, member) {
      peer_send_text(receiver, PEER_KEY, key, strlen(key));
      send(member, receiver);
    }
    return peer_send_kind(receiver, PEER_OBJECT_END);
  }
}

static bool parse(void *parser, const char *text, size_t count, const peer_receiver *receiver, char *reason) {
  if (parser == NULL) return peer_reject(reason, "out of memory");
  // Its length is an int, and the zero byte shows that a number has ended.
  if (count >= INT32_MAX) return peer_reject(reason, "the text is too long");
  json_tokener_reset(parser);
  struct json_object *document = json_tokener_parse_ex(parser, text, (int)count + 1);
  enum json_tokener_error error = json_tokener_get_error(parser);
  bool is_complete = error == json_tokener_success && json_tokener_get_parse_end(parser) == count;
  if (is_complete && receiver != NULL) send(document, receiver);
  json_object_put(document);
  if (is_complete) return true;
  return peer_reject(
    reason, error == json_tokener_success ? "text follows the document" : json_tokener_error_desc(error));
}

const peer_library peer_json_c = {"json-c", JSON_C_VERSION, true, create, destroy, parse};

#endif
