#include "Peers.h"

#if defined(BENCH_PEERS)

#include <nlohmann/json.hpp>

#include <exception>

namespace {

using nlohmann::json;

void send(const json &value, const peer_receiver *receiver) {
  switch (value.type()) {
  case json::value_t::null: return peer_send_kind(receiver, PEER_NULL);
  case json::value_t::boolean:
    return peer_send_kind(receiver, value.get_ref<const bool &>() ? PEER_TRUE : PEER_FALSE);
  case json::value_t::number_integer: return peer_send_integer(receiver, value.get<int64_t>());
  case json::value_t::number_unsigned: return peer_send_unsigned(receiver, value.get<uint64_t>());
  case json::value_t::number_float: return peer_send_double(receiver, value.get<double>());
  case json::value_t::string: {
    const auto &string = value.get_ref<const std::string &>();
    return peer_send_text(receiver, PEER_STRING, string.data(), string.size());
  }
  case json::value_t::array:
    peer_send_kind(receiver, PEER_ARRAY);
    for (const auto &element : value) send(element, receiver);
    return peer_send_kind(receiver, PEER_ARRAY_END);
  case json::value_t::object:
    peer_send_kind(receiver, PEER_OBJECT);
    for (const auto &member : value.items()) {
      peer_send_text(receiver, PEER_KEY, member.key().data(), member.key().size());
      send(member.value(), receiver);
    }
    return peer_send_kind(receiver, PEER_OBJECT_END);
  // Parsing JSON creates no other values.
  case json::value_t::binary:
  case json::value_t::discarded: break;
  }
}

bool parse(void *, const char *text, size_t count, const peer_receiver *receiver, char *reason) {
  try {
    const auto document = json::parse(text, text + count);
    if (receiver != nullptr) send(document, receiver);
    return true;
  } catch (const std::exception &error) {
    return peer_reject(reason, error.what());
  }
}

} // namespace

const peer_library peer_nlohmann = {
  "nlohmann", PEER_VERSION(NLOHMANN_JSON_VERSION_MAJOR, NLOHMANN_JSON_VERSION_MINOR, NLOHMANN_JSON_VERSION_PATCH),
  false, nullptr, nullptr, parse};

#endif
