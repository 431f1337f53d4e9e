import type { es } from './messages.es.ts';

/** The texts of lists and of what is done with them in English. */
export const en: typeof es = {
  list: {
    select: 'Select %{name}',
    failed: "Couldn't load the list",
    retry: 'Try again',
    noMatches: 'No results with these filters',
    more: 'Show more (%{shown} of %{total})',
  },
  address: {
    refused: 'Left out because this list does not accept it: %{parts}',
    missingPage: 'The list has no page %{page}; showing the first',
    filter: 'filter “%{name}”',
    filters: 'filters',
    sort: 'order',
    page: 'page',
    perPage: 'rows per page',
  },
  export: {
    format: { xlsx: 'Excel (.xlsx)', csv: 'CSV' },
    action: 'Export',
    selected: 'Export selection',
    title: 'Exporting…',
    preparing: 'Preparing the file…',
    progress: '%{rows} of %{total} rows',
    done: 'File ready: %{smart_count} row |||| File ready: %{smart_count} rows',
    failed: 'The export did not finish',
  },
  bulk: {
    archive: 'Archive',
    archiveTitle: 'Archive %{smart_count} record? |||| Archive %{smart_count} records?',
    archiveContent:
      "It will no longer appear in lists or be offered as a choice. Records already using it don't change. |||| They will no longer appear in lists or be offered as a choice. Records already using them don't change.",
    updateTitle: 'Change %{smart_count} record? |||| Change %{smart_count} records?',
    updateContent: '%{field}: %{value}',
    archived: '%{smart_count} record archived |||| %{smart_count} records archived',
    updated: '%{smart_count} record changed |||| %{smart_count} records changed',
    partly: 'Done: %{done}. Unchanged: %{failed}.',
    why: 'If it is still in the list, it is still selected. Fix the error shown and try again. |||| Those still in the list are still selected. Fix the errors shown and try again.',
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
    failed: "Couldn't load your views. Try again.",
  },
};
