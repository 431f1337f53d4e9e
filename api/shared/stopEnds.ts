/** Where each field of a record stands in its stops: in the first or the last one, under which name. */
export type Ends = Readonly<
  Record<string, readonly [end: 0 | -1, name: 'place' | 'date' | 'from' | 'to']>
>;

/** The ends of a lane, by their place in its stops. */
export const endsOfLane: Ends = { origin: [0, 'place'], destination: [-1, 'place'] };

/** The ends of a load and their windows, by their place in its stops. */
export const endsOfLoad: Ends = {
  ...endsOfLane,
  pickupDate: [0, 'date'],
  pickupFrom: [0, 'from'],
  pickupTo: [0, 'to'],
  deliveryDate: [-1, 'date'],
  deliveryFrom: [-1, 'from'],
  deliveryTo: [-1, 'to'],
};
