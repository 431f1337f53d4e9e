/** Characters of a message, from `start` to before `end`. */
export interface Span {
  start: number;
  end: number;
}

/** A value that a message has, with the words that say so; or the values that they may mean, which are asked. */
export type Reading<Value> =
  | { value: Value; choices?: undefined; words: Span }
  | { value?: undefined; choices: Value[]; words: Span };

/** A place as a quote has it. */
export interface MessagePlace {
  city: string;
  state: string;
  country: 'MX' | 'US';
  postalCode?: string;
  /** The saved location of the company, with its name. */
  locationId?: string;
  name?: string;
}

/** An amount with its currency, where the message names it. */
export interface MessageAmount {
  amount: string;
  currency?: 'MXN' | 'USD';
}

/** The values that are read from a message for one load, by field. Days `YYYY-MM-DD` and hours `HH:MM` are local. */
export interface LoadValues {
  /** The number of such loads. */
  count: number;
  customerId: string;
  customerReference: string;
  equipmentId: string;
  origin: MessagePlace;
  destination: MessagePlace;
  /** Where the truck crosses the border. */
  crossing: MessagePlace;
  pickupDate: string;
  pickupFrom: string;
  pickupTo: string;
  deliveryDate: string;
  deliveryFrom: string;
  deliveryTo: string;
  /** In kilograms or pounds. */
  weight: { weight: string; weightUnit: 'kg' | 'lb' };
  /** Pieces. */
  units: number;
  /** The goods in the words of the message, with their catalog entry where it has their name. */
  comodity: { text: string; id?: string };
  hazmat: boolean;
  /** Four digits. */
  unNumber: string;
  targetRate: MessageAmount;
  /** A container from a port or a rail ramp. */
  drayage: boolean;
  service: 'door_to_door' | 'crossing_only';
}

/** The values read for one load. `stops` are places between origin and destination, in driving order. */
export type LoadReading = { [Field in keyof LoadValues]?: Reading<LoadValues[Field]> } & {
  stops: StopReading[];
};

/** A stop between origin and destination; without a kind, no word tells whether goods are taken or left there. */
export type StopReading = Reading<MessagePlace> & { kind?: StopKind };

/** What happens at a stop. */
export type StopKind = 'pickup' | 'delivery';

/** A field of a load. */
export type Field = keyof LoadValues;

/** A value of a field at tokens of a message; a stop is one of several. */
export interface Mention<Value = unknown> {
  field: Field | 'stops';
  start: number;
  end: number;
  values: Value[];
  /** Of a stop, where it is told. */
  kind?: StopKind;
  /** Whether it is of all loads together. */
  isTotal?: boolean;
  /** Of a weight, whether it is of each of several. */
  isEach?: boolean;
  /** Of goods, whether a label, a verb or a measure beside them says that they are the load. */
  isSure?: boolean;
}

/** A place at tokens of a message; several values where the name exists several times. */
export interface PlaceMention {
  start: number;
  end: number;
  values: MessagePlace[];
}
