import type { Schemas } from '../../core/contract/types.ts';

export type Party = Schemas['CartaPorteParty'];
export type CustomerPart = Schemas['CartaPorteCustomer'];
export type CarrierPart = Schemas['CartaPorteCarrier'];
export type Good = Schemas['CartaPorteGood'];
export type End = Schemas['CartaPorteEnd'];

/** The data for a Carta Porte: what the customer and what the carrier answers for. */
export interface Data {
  customer: CustomerPart;
  carrier: CarrierPart;
  /** The stops of a load that has more than two. */
  stops?: Stop[];
}

/** A stop of the load, in driving order. */
export interface Stop {
  kind: Schemas['StopKind'];
  place: Schemas['Place'];
}

/** The RFC of a foreigner, with whom a tax id and a country of residence are given. */
export const FOREIGN_RFC = 'XEXX010101000';

/** SAT's key of Mexico. */
export const MEXICO = 'MEX';

/** The value at a path such as `goods.0.weight`; undefined where there is none. */
export function valueAt(part: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], part);
}

/** Whether a value says nothing: missing, or blank. */
export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || (typeof value === 'string' && !value.trim());
}

/** A decimal as a whole number of thousandths; undefined when it is not a decimal. */
export function thousandths(text: string | null | undefined): number | undefined {
  if (!text || !/^\d{1,12}(\.\d{1,6})?$/.test(text)) return undefined;
  return Math.round(Number(text) * 1000);
}

/** Whether a commodity is marked as hazmat. */
export function isHazardous({ customer }: Data): boolean {
  return (customer.goods ?? []).some(({ hazardous }) => hazardous === true);
}

/** The key of a place's municipality, which SAT counts in each state. */
export function municipalityKey({ state, municipality }: End): string | null {
  return municipality ? `${state} ${municipality}` : null;
}

/** The key of a place's colony, which SAT counts in each postal code. */
export function colonyKey({ postalCode, colony }: End): string | null {
  return colony ? `${postalCode} ${colony}` : null;
}
