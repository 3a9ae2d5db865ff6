#include "Peers.h"

#if defined(BENCH_PEERS)

#include <new>
#include <simdjson.h>

namespace {

using simdjson::dom::element_type;

void *create() {
  return new (std::nothrow) simdjson::dom::parser();
}

void destroy(void *parser) {
  delete static_cast<simdjson::dom::parser *>(parser);
}

void send(simdjson::dom::element value, const peer_receiver *receiver) {
  switch (value.type()) {
  case element_type::NULL_VALUE: return peer_send_kind(receiver, PEER_NULL);
  case element_type::BOOL: return peer_send_kind(receiver, bool(value) ? PEER_TRUE : PEER_FALSE);
  case element_type::INT64: return peer_send_integer(receiver, int64_t(value));
  case element_type::UINT64: return peer_send_unsigned(receiver, uint64_t(value));
  case element_type::DOUBLE: return peer_send_double(receiver, double(value));
  case element_type::STRING: {
    std::string_view string = value;
    return peer_send_text(receiver, PEER_STRING, string.data(), string.size());
  }
  case element_type::ARRAY:
    peer_send_kind(receiver, PEER_ARRAY);
    for (auto element : simdjson::dom::array(value)) send(element, receiver);
    return peer_send_kind(receiver, PEER_ARRAY_END);
  case element_type::OBJECT:
    peer_send_kind(receiver, PEER_OBJECT);
    for (auto member : simdjson::dom::object(value)) {
      peer_send_text(receiver, PEER_KEY, member.key.data(), member.key.size());
      send(member.value, receiver);
    }
    return peer_send_kind(receiver, PEER_OBJECT_END);
  }
}

bool parse(void *parser, const char *text, size_t count, const peer_receiver *receiver, char *reason) {
  if (parser == nullptr) return peer_reject(reason, "out of memory");
  simdjson::dom::element document;
  // Copies the text to padded storage first, because the native parser can't read beyond its input either.
  const auto error = static_cast<simdjson::dom::parser *>(parser)->parse(text, count, true).get(document);
  if (error != simdjson::SUCCESS) return peer_reject(reason, simdjson::error_message(error));
  if (receiver != nullptr) send(document, receiver);
  return true;
}

} // namespace

const peer_library peer_simdjson = {"simdjson", PEER_TEXT(SIMDJSON_VERSION), true, create, destroy, parse};

#endif
