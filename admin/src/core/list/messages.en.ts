import type { es } from './messages.es.ts';

/** The texts of lists and of what is done with them in English. */
export const en: typeof es = {
  list: {
    select: 'Select %{name}',
    failed: 'The list could not be read',
    retry: 'Try again',
    noMatches: 'No %{name} match these filters',
  },
  export: {
    action: 'Export',
    title: 'Exporting to CSV…',
    preparing: 'Preparing the file…',
    progress: '%{rows} of %{total} rows',
    done: 'File ready: %{smart_count} row |||| File ready: %{smart_count} rows',
    failed: 'The export did not finish',
  },
  bulk: {
    archive: 'Archive',
    archiveTitle: 'Archive %{smart_count} record? |||| Archive %{smart_count} records?',
    archiveContent:
      'They will no longer appear in lists or be offered as a choice. Records that mention them keep them.',
    updateTitle: 'Change %{smart_count} record? |||| Change %{smart_count} records?',
    updateContent: '%{field}: %{value}',
    archived: '%{smart_count} record archived |||| %{smart_count} records archived',
    updated: '%{smart_count} record changed |||| %{smart_count} records changed',
    partly: 'Done: %{done}. Unchanged: %{failed}.',
    why: 'These records are still selected. Mend what is said of each and try again.',
    close: 'Got it',
  },
  views: {
    menu: 'Views',
    none: 'Keep here the filters, order and columns that you use often.',
    save: 'Save the current view…',
    title: 'Save view',
    name: 'Name of the view',
    hint: 'Keeps filters, order, rows per page and columns. You will find it in any browser.',
    saved: 'View saved',
    remove: 'Delete the view “%{name}”',
    removed: 'View deleted',
    failed: 'Your views could not be read.',
  },
};
