"""Quotes each load of a CSV file with Python's standard library: creates a quote, sends it to the first carriers that
cover it, waits until all of them have answered or their time has ended, and prints the best rate.

    ANDEN_URL=https://anden.example ANDEN_KEY=anden_key_… python3 quote.py loads.csv

The key needs the scopes catalogs:read, invitations:read, quotes:read and quotes:write.
"""

import csv
import json
import os
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid

API = os.environ.get("ANDEN_URL", "http://localhost:3000") + "/api"
KEY = os.environ["ANDEN_KEY"]
CARRIERS = 5
POLL_SECONDS = 2
OPEN = {"pending", "sent", "in_contact", "available"}
FOR_THE_MOMENT = {429, 502, 503, 504}


class Refused(Exception):
    """A refused call, with the stable code of the error and the message of each invalid field."""

    def __init__(self, problem):
        super().__init__(f"{problem['code']} {problem['title']} {problem.get('errors', '')}")
        self.code = problem["code"]
        self.fields = problem.get("errors", {})


def call(method, path, body=None, **query):
    """Calls the API, and again if it is refused for the moment: with the Idempotency-Key a POST has its effect once."""
    url = f"{API}{path}?{urllib.parse.urlencode(query)}"
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {KEY}", "Accept-Language": "en"}
    if method == "POST":
        headers |= {"Content-Type": "application/json", "Idempotency-Key": str(uuid.uuid4())}
    for attempt in range(4):
        request = urllib.request.Request(url, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            if error.code not in FOR_THE_MOMENT or attempt == 3:
                raise Refused(json.load(error)) from error
            time.sleep(int(error.headers.get("Retry-After") or 2**attempt))
    raise AssertionError("unreachable")


def place(load, end):
    state = load[f"{end}State"]
    return {
        "city": load[f"{end}City"],
        "state": state,
        "country": state[:2],
        "postalCode": load[f"{end}PostalCode"],
    }


def ask(load):
    """Creates the quote of a load and sends it to carriers."""
    types = call("GET", "/catalogs/equipments", limit=1000)
    equipment = next(one["id"] for one in types if one["code"] == load["equipment"])
    quote = call("POST", "/quotes", {
        "movement": "cross_border",
        "origin": place(load, "origin"),
        "destination": place(load, "destination"),
        "pickupDate": load["pickupDate"],
        "deliveryDate": load["deliveryDate"],
        "equipmentId": equipment,
        "weight": load["weightKg"],
        "weightUnit": "kg",
        "currency": "USD",
        "customerReference": load["reference"],
    })
    found = call("GET", f"/quotes/{quote['id']}/matches", limit=CARRIERS)
    carriers = [match["carrierId"] for match in found["matches"]]
    sending = {"carrierIds": carriers, "minutes": 60, "startsNow": True}
    return call("POST", f"/quotes/{quote['id']}/send", sending)


def answers_to(quote):
    """The invitations of a quote, once none of them is open."""
    while True:
        invitations = call("GET", "/invitations", quoteId=quote["id"], limit=1000)
        if not any(one["status"] in OPEN for one in invitations):
            return invitations
        time.sleep(POLL_SECONDS)


def result_of(quote, invitations):
    rated = [one for one in invitations if one["place"]]
    best = next((one for one in rated if one["place"] == 1), None)
    result = f"{best['amount']} {best['quoteCurrency']} by {best['carrierName']}" if best else "no rate"
    name = f"{quote['customerReference']} {quote['reference']}"
    return f"{name}: {result} ({len(rated)} of {len(invitations)} carriers)"


with open(sys.argv[1] if len(sys.argv) > 1 else "loads.csv", encoding="utf-8-sig", newline="") as file:
    for load in csv.DictReader(file):
        quote = ask(load)
        print(result_of(quote, answers_to(quote)), flush=True)
