#include "Peers.h"

#if defined(BENCH_PEERS)

#include <yajl/yajl_tree.h>
#include <yajl/yajl_version.h>

static void send(yajl_val value, const peer_receiver *receiver) {
  switch (value->type) {
  case yajl_t_null: return peer_send_kind(receiver, PEER_NULL);
  case yajl_t_false: return peer_send_kind(receiver, PEER_FALSE);
  case yajl_t_true: return peer_send_kind(receiver, PEER_TRUE);
  case yajl_t_number:
    if (YAJL_IS_INTEGER(value)) return peer_send_integer(receiver, YAJL_GET_INTEGER(value));
    return peer_send_double(receiver, YAJL_GET_DOUBLE(value));
  case yajl_t_string:
    return peer_send_text(receiver, PEER_STRING, YAJL_GET_STRING(value), strlen(YAJL_GET_STRING(value)));
  case yajl_t_array:
    peer_send_kind(receiver, PEER_ARRAY);
    for (size_t index = 0; index < YAJL_GET_ARRAY(value)->len; index++) {
      send(YAJL_GET_ARRAY(value)->values[index], receiver);
    }
    return peer_send_kind(receiver, PEER_ARRAY_END);
  case yajl_t_object:
    peer_send_kind(receiver, PEER_OBJECT);
    for (size_t index = 0; index < YAJL_GET_OBJECT(value)->len; index++) {
      const char *key = YAJL_GET_OBJECT(value)->keys[index];
      peer_send_text(receiver, PEER_KEY, key, strlen(key));
      send(YAJL_GET_OBJECT(value)->values[index], receiver);
    }
    return peer_send_kind(receiver, PEER_OBJECT_END);
  // Trees contain no other values.
  case yajl_t_any: break;
  }
}

static bool parse(void *parser, const char *text, size_t count, const peer_receiver *receiver, char *reason) {
  (void)parser;
  // Trees are only parsed from C strings, which end at a NUL.
  if (memchr(text, 0, count) != NULL) return peer_reject(reason, "a NUL is in the text");
  yajl_val document = yajl_tree_parse(text, reason, PEER_REASON_SIZE);
  if (document == NULL) return false;
  if (receiver != NULL) send(document, receiver);
  yajl_tree_free(document);
  return true;
}

const peer_library peer_yajl = {
  "yajl", PEER_VERSION(YAJL_MAJOR, YAJL_MINOR, YAJL_MICRO), false, NULL, NULL, parse};

#endif
