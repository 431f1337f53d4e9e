import type { Body } from '../../forms/api.ts';
import type { Fact } from '../facts.ts';

/** The Carta Porte as the API shows it to the party of a link. */
export interface Shown extends Body {
  reference: string;
  facts: Fact[];
  parts: [Part];
  progress: { party: Party; done: number; total: number }[];
  findings: Finding[];
  unchecked: string[];
  catalogs: Record<string, Choice[]>;
  can: string[];
}

export type Party = 'customer' | 'carrier';

export interface Choice {
  key: string;
  name: string;
}

export interface Finding {
  party: Party;
  codes: string | null;
  isAdvice: boolean;
  text: string;
  remedy: string;
  path: string | null;
}

/** The form of a part, and its values under the name of its party. */
export interface Part {
  party: Party;
  /** Sent as If-Match with a change. */
  version: number;
  savedBy: string | null;
  customer?: Values;
  carrier?: Values;
  sections: { title: string; list: string | null; index: number | null; fields: Field[] }[];
  lists: { list: string; label: string }[];
}

export interface Field {
  path: string;
  label: string;
  kind: 'text' | 'decimal' | 'whole' | 'yesNo' | 'choice' | 'choices' | 'moment';
  catalog: string | null;
  hint: string | null;
  /** Where the value is known from. */
  source: string | null;
  isRequired: boolean;
  /** The large catalog in which its key is looked up. */
  search: string | null;
  /** The path of the value within which that catalog counts its keys. */
  within: string | null;
  /** The name of the saved key in it. */
  chosen: string | null;
}

export type Values = Record<string, unknown>;
