import type { Schemas } from '../../../core/contract/types.ts';
import type { Locale, Words } from '../../../shared/words.ts';

/** The content of a rate confirmation; text and whole numbers only, so that its hash is the same everywhere. */
export interface Content {
  reference: string;
  revision: number;
  issuedAt: string;
  /** The broker's time zone, in which the times of issue and acceptance are shown. */
  timeZone: string;
  /** The carrier's language. */
  language: Locale;
  broker: Schemas['ContractParty'];
  carrier: Schemas['ContractParty'];
  movement: Schemas['Movement'];
  pickup: Stop;
  delivery: Stop;
  /** All stops, where there are more than two, or contacts, references or goods of one. */
  stops?: ListedStop[];
  /** Of a leg, the hand-overs at its ends, as they were known at the time of issue. */
  handOvers?: Schemas['LegNeighbours'];
  cargo: Cargo;
  price: Schemas['AgreedPrice'];
  exchange: Exchange | null;
  terms: Schemas['RateConfirmationTerms'];
  conditions: Words[];
}

/** A stop, with its appointment in the local time of the place. */
export interface Stop {
  place: Schemas['Place'];
  timeZone: string;
  date: string | null;
  from: string | null;
  to: string | null;
}

/** One of the stops of a load: who is there, its reference, and what is taken or left. */
export interface ListedStop extends Stop {
  number: number;
  kind: Schemas['StopKind'];
  contact: Schemas['StopContact'];
  reference: string | null;
  goods: ListedGoods[];
}

interface ListedGoods extends Pick<Cargo, 'comodityEs' | 'comodityEn' | 'weight' | 'units'> {
  packaging: string | null;
}

/** The cargo of a load. */
export interface Cargo {
  equipmentEs: string | null;
  equipmentEn: string | null;
  comodityEs: string | null;
  comodityEn: string | null;
  /** The name from the catalog in both languages, or the text that a user entered. */
  packagingEs: string | null;
  packagingEn: string | null;
  weight: string | null;
  weightUnit: string;
  units: number | null;
  hazmat: boolean;
  distanceKm: string | null;
  /** The broker's words to the carriers about the load, such as the temperature of a refrigerated one. */
  comment: string | null;
}

/** Pesos per US dollar on a day, and the price converted to the other currency. */
export interface Exchange {
  rate: string;
  date: string;
  equivalent: string;
  currency: Schemas['Currency'];
}
