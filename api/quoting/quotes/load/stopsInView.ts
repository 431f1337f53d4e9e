/** SQL of a view's field: the stops of a lane, as the same view shows its two ends. */
export const laneStops = stops(`'place', @{origin}`, `'place', @{destination}`);

/** SQL of a view's field: the stops of a load, as the same view shows its two ends and their windows. */
export const loadStops = stops(
  `'place', @{origin}, 'date', @{pickupDate}, 'from', @{pickupFrom}, 'to', @{pickupTo}`,
  `'place', @{destination}, 'date', @{deliveryDate}, 'from', @{deliveryFrom}, 'to', @{deliveryTo}`,
);

function stops(pickup: string, delivery: string): string {
  return `json_build_array(json_build_object('number', 1, 'kind', 'pickup', ${pickup}),
    json_build_object('number', 2, 'kind', 'delivery', ${delivery}))`;
}
