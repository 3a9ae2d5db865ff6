#include "Peers.h"

#if defined(BENCH_PEERS)

#include <cjson/cJSON.h>

static void send(const cJSON *value, const peer_receiver *receiver) {
  const cJSON *child;
  switch (value->type & 0xFF) {
  case cJSON_NULL: return peer_send_kind(receiver, PEER_NULL);
  case cJSON_False: return peer_send_kind(receiver, PEER_FALSE);
  case cJSON_True: return peer_send_kind(receiver, PEER_TRUE);
  case cJSON_Number: return peer_send_double(receiver, value->valuedouble);
  case cJSON_String:
    return peer_send_text(receiver, PEER_STRING, value->valuestring, strlen(value->valuestring));
  case cJSON_Array:
    peer_send_kind(receiver, PEER_ARRAY);
    cJSON_ArrayForEach(child, value) send(child, receiver);
    return peer_send_kind(receiver, PEER_ARRAY_END);
  case cJSON_Object:
    peer_send_kind(receiver, PEER_OBJECT);
    cJSON_ArrayForEach(child, value) {
      peer_send_text(receiver, PEER_KEY, child->string, strlen(child->string));
      send(child, receiver);
    }
    return peer_send_kind(receiver, PEER_OBJECT_END);
  }
}

static bool parse(void *parser, const char *text, size_t count, const peer_receiver *receiver, char *reason) {
  (void)parser;
  const char *end = NULL;
  cJSON *document = cJSON_ParseWithLengthOpts(text, count + 1, &end, true);
  if (document == NULL) {
    snprintf(reason, PEER_REASON_SIZE, "not accepted at byte %zu", end == NULL ? 0 : (size_t)(end - text));
    return false;
  }
  // For cJSON, the text ends at a NUL.
  bool is_complete = end == text + count;
  if (is_complete && receiver != NULL) send(document, receiver);
  cJSON_Delete(document);
  return is_complete ? true : peer_reject(reason, "a NUL follows the document");
}

const peer_library peer_cjson = {
  "cjson", PEER_VERSION(CJSON_VERSION_MAJOR, CJSON_VERSION_MINOR, CJSON_VERSION_PATCH), true, NULL, NULL, parse};

#endif
