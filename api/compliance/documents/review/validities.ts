import type { DocumentType } from '../../../network/carriers/index.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { monthsBefore } from '../../../core/i18n/days.ts';

export type Validity = Schemas['DocumentValidity'];

/** Tax documents, which must be under three months old (specification, section 3). */
const TAX: Partial<Record<DocumentType, Validity[]>> = {
  positive_tax_compliance: [30, 90],
  tax_status_certificate: [90, 30],
};

const USUAL: Validity[] = [180, 90, 30];

/**
 * The validities a reviewer can choose, in days from the document's date, the default first (specification, section
 * 9).
 */
export function validitiesOf(type: DocumentType): Validity[] {
  return TAX[type] ?? USUAL;
}

/** The oldest allowed date of a document on this day; null when the type has no age limit. */
export function oldestAllowedDate(type: DocumentType, today: string): string | null {
  return TAX[type] ? monthsBefore(today, 3) : null;
}
