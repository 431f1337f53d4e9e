import { ChangeAction } from '#labels/contract.en';
import type { es } from './messages.es.ts';

/** The texts of the changes of a record in English. */
export const en: typeof es = {
  changes: {
    title: 'Activity log',
    fields: 'Changes to the data',
    empty: 'No changes recorded yet.',
    failed: "Couldn't load the activity log. Try again.",
    more: 'Show earlier ones',
    system: 'Andén',
    byKey: 'Key “%{name}”',
    action: ChangeAction,
    from: 'Before: ',
    to: 'Now: ',
    added: 'Added: ',
    removed: 'Removed: ',
    unknown: 'another record',
  },
};
