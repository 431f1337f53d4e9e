import type { Schemas } from '../core/contract/types.ts';
import type { Locale, Words } from '../core/i18n/words.ts';

/** What a rate confirmation states; text and whole numbers only, so that its hash is the same everywhere. */
export interface Content {
  reference: string;
  revision: number;
  issuedAt: string;
  /** By whose clocks the issue and the acceptance are told: the broker's. */
  timeZone: string;
  /** The carrier's. */
  language: Locale;
  broker: Schemas['ContractParty'];
  carrier: Schemas['ContractParty'];
  movement: Schemas['Movement'];
  pickup: Stop;
  delivery: Stop;
  cargo: Cargo;
  price: Schemas['AgreedPrice'];
  exchange: Exchange | null;
  terms: Schemas['RateConfirmationTerms'];
  conditions: Words[];
}

/** A stop of the lane and when the truck is received there, by the clocks of the place. */
export interface Stop {
  place: Schemas['Place'];
  timeZone: string;
  date: string | null;
  from: string | null;
  to: string | null;
}

/** What moves. */
export interface Cargo {
  equipmentEs: string | null;
  equipmentEn: string | null;
  comodityEs: string | null;
  comodityEn: string | null;
  /** From the catalog in both languages, or as somebody wrote it. */
  packagingEs: string | null;
  packagingEn: string | null;
  weight: string | null;
  weightUnit: string;
  units: number | null;
  hazmat: boolean;
  distanceKm: string | null;
}

/** Pesos per US dollar on a day, and the price at it in the other currency. */
export interface Exchange {
  rate: string;
  date: string;
  equivalent: string;
  currency: Schemas['Currency'];
}
