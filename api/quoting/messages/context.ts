import type { LoadValues, MessagePlace } from './Reading.ts';

/** A catalog entry with its names. */
interface Named {
  id: string;
  nameEs: string;
  nameEn: string;
}

/** By what a message is read: the company's own records and the place and time of the reader. */
export interface MessageContext {
  receivedAt: Date;
  /** The IANA time zone of the reader, where the message has no place of pickup. */
  zone: string;
  /** The name with the address or phone of the sender, as the mail or the chat shows it. */
  sender?: string;
  locations?: readonly SavedLocation[];
  customers?: readonly Customer[];
  equipments?: readonly MessageEquipment[];
  comodities?: readonly Named[];
  /** The cities that are read besides the saved locations. */
  places?: readonly MessagePlace[];
  /** The latest quotes, which "lo mismo que ayer" may mean. */
  lastQuotes?: readonly LastQuote[];
}

/** A location that the company saved. */
export interface SavedLocation extends MessagePlace {
  id: string;
  name: string;
}

/** A customer with the addresses by which it writes. */
export interface Customer {
  id: string;
  name: string;
  emails?: readonly string[];
  /** Country code and ten digits. */
  phones?: readonly string[];
}

/** An equipment type of the catalog; length in feet. */
export interface MessageEquipment extends Named {
  code: string;
  category: string;
  lengthFt: number | string | null;
}

/** A quote of before: the day `YYYY-MM-DD` on which it was made, and its load. */
export interface LastQuote {
  day: string;
  values: Partial<Omit<LoadValues, 'count'>>;
}
