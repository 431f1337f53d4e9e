import type { Schemas } from '../../../core/contract/types.ts';
import type { Words } from '../../../shared/words.ts';
import type { Data, Party } from '../data.ts';
import type { FormatName } from './formats.ts';

export type LargeCatalog = Schemas['SatCatalogName'];

/** A condition on the entry of a list, or on the part of a load, that a field belongs to. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- sections are of parts, ends, commodities, trailers and drivers
export type Test = (of: any, data: Data) => boolean;

/** A field of one of the two forms. */
export interface Field {
  /** The name within its section: `weight`. */
  name: string;
  label: Words;
  /** Text by default. */
  kind?: Schemas['CartaPorteField']['kind'];
  /** The catalog from which it is chosen. */
  catalog?: string;
  /** The large catalog in which a text is looked up, once staff have loaded it. */
  search?: LargeCatalog;
  /** The field beside it within whose value the catalog counts its keys. */
  within?: string;
  format?: FormatName;
  hint?: Words;
  /** The codes in SAT's matrix under which its absence is refused; without them the schema asks for it. */
  codes?: string;
  /** Whether the form has it. */
  when?: Test;
  /** Whether it may stay empty. */
  optional?: true | Test;
}

/** A part of a form: its fields, of the part, of an object in it, or of each entry of a list. */
export interface Section {
  party: Party;
  title: Words;
  /** The number of the stop that it is of, where a load has more than two. */
  stop?: number | undefined;
  /** The object in the part, or its list. */
  at?: string;
  /** The fewest entries of the list that the form shows, and what the button says that adds one. */
  list?: { least: number; most: number; add: Words };
  fields: Field[];
}

/** A field of the form for certain data, with its path in its part. */
export interface PlacedField {
  party: Party;
  path: string;
  field: Field;
  isRequired: boolean;
}
