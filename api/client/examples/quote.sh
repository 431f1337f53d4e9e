#!/usr/bin/env bash
# Quotes each load of a CSV file with curl and jq: creates a quote, sends it to the first carriers that cover it, waits
# until all of them have answered or their time has ended, and prints the best rate.
#
#   ANDEN_URL=https://anden.example ANDEN_KEY=anden_key_… ./quote.sh loads.csv
#
# The key needs the scopes catalogs:read, invitations:read, quotes:read and quotes:write.
set -euo pipefail

API=${ANDEN_URL:-http://localhost:3000}/api

# Calls the API and prints the answer; a refusal goes to the error output. curl repeats 429, 502, 503 and 504, and waits as
# long as Retry-After says.
call() {
  local answer
  answer=$(mktemp)
  if curl --silent --show-error --fail-with-body --retry 3 --output "$answer" \
    -H "Authorization: Bearer $ANDEN_KEY" -H 'Accept-Language: en' "$@"; then
    cat "$answer" && rm "$answer"
  else
    cat "$answer" >&2 && rm "$answer" && return 1
  fi
}

get() { call --get "$API$1" "${@:2}"; }

# Sends the JSON of standard input. With the Idempotency-Key the API runs it once, even when curl repeats it.
post() {
  call -H "Idempotency-Key: $(date +%s)-$RANDOM-$RANDOM-$RANDOM" -H 'Content-Type: application/json' --data @- "$API$1"
}

# From the second row on: the first has the names of the columns.
tail -n +2 "${1:-loads.csv}" | while IFS=, read -r reference from fromState fromCode to toState toCode pickup delivery equipment weight; do
  equipmentId=$(get /catalogs/equipments -d limit=1000 | jq -r --arg code "$equipment" '.[] | select(.code == $code).id')

  quote=$(jq -n --arg from "$from" --arg fromState "$fromState" --arg fromCode "$fromCode" \
    --arg to "$to" --arg toState "$toState" --arg toCode "$toCode" --arg pickup "$pickup" --arg delivery "$delivery" \
    --arg equipmentId "$equipmentId" --arg weight "${weight%$'\r'}" --arg reference "$reference" '{
      movement: "cross_border", currency: "USD", weight: $weight, weightUnit: "kg", customerReference: $reference,
      origin: {city: $from, state: $fromState, country: $fromState[0:2], postalCode: $fromCode},
      destination: {city: $to, state: $toState, country: $toState[0:2], postalCode: $toCode},
      pickupDate: $pickup, deliveryDate: $delivery, equipmentId: $equipmentId}' | post /quotes)
  id=$(jq -r .id <<<"$quote")

  get "/quotes/$id/matches" -d limit=5 |
    jq '{carrierIds: [.matches[].carrierId], minutes: 60, startsNow: true}' |
    post "/quotes/$id/send" >/dev/null

  while
    invitations=$(get /invitations -d "quoteId=$id" -d limit=1000)
    jq -e 'any(.status | IN("pending", "sent", "in_contact", "available"))' <<<"$invitations" >/dev/null
  do sleep 2; done

  jq -r --arg name "$reference $(jq -r .reference <<<"$quote")" '
    (map(select(.place == 1)) | first) as $best
    | (if $best then "\($best.amount) \($best.quoteCurrency) by \($best.carrierName)" else "no rate" end) as $result
    | "\($name): \($result) (\(map(select(.place)) | length) of \(length) carriers)"' <<<"$invitations"
done
