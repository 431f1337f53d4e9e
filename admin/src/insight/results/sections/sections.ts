import { carriers, customers, documents, lanes, reasons } from './byName.ts';
import type { Words } from './columns.ts';
import { answersSection, sales, statuses } from './overTime.ts';
import type { Section } from './section.ts';
import type { Results } from '../useResults.ts';

/** The sections of the results, those first that are read most. */
export function sectionsOf(results: Results, words: Words): Section[] {
  return [
    ...statuses(results, words),
    ...answersSection(results, words),
    ...sales(results, words),
    ...customers(results, words),
    ...lanes(results, words),
    ...carriers(results, words),
    ...reasons(results, words),
    ...documents(results, words),
  ];
}
