import type { DocumentType } from '../carriers/index.ts';
import type { Schemas } from '../core/contract/types.ts';
import { monthsBefore } from '../core/i18n/days.ts';

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
  return TAX[type] ? monthsBefore(today, 3) : null;
}
