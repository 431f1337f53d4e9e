import type { DocumentType } from '../carriers/index.ts';
import type { Schemas } from '../core/contract/types.ts';

export type Validity = Schemas['DocumentValidity'];

/** Tax documents, which must be under three months old (specification, section 3). */
const TAX: Partial<Record<DocumentType, Validity[]>> = {
  positive_tax_compliance: [30, 90],
  tax_status_certificate: [90, 30],
};

const USUAL: Validity[] = [180, 90, 30];

/** For how many days from its date a document may be approved, the usual first (specification, section 9). */
export function validities(type: DocumentType): Validity[] {
  return TAX[type] ?? USUAL;
}

/** The oldest date that a document may bear on this day; null where its age does not matter. */
export function oldest(type: DocumentType, today: string): string | null {
  if (!TAX[type]) return null;
  const [year, month, day] = today.split('-').map(Number) as [number, number, number];
  const target = new Date(Date.UTC(year, month - 4, 1));
  const last = new Date(Date.UTC(year, month - 3, 0)).getUTCDate();
  target.setUTCDate(Math.min(day, last));
  return target.toISOString().slice(0, 10);
}

/** The calendar day some days later, YYYY-MM-DD. */
export function dayAfter(date: string, days: number): string {
  const day = new Date(`${date}T00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** The day in Mexico at this instant, as the database's `today()` says it. */
export function dayOf(now: Date): string {
  return DAY.format(now);
}

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' });
