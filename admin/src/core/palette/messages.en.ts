import type { es } from './messages.es.ts';

/** The texts of the command palette in English. */
export const en: typeof es = {
  palette: {
    open: 'Search',
    title: 'Search pages, records and actions',
    placeholder: 'Pages, records or actions…',
    pages: 'Pages',
    actions: 'Actions',
    language: 'Change to %{name}',
    searching: 'Searching…',
    none: 'Nothing matches “%{text}”',
    failed: 'Could not search: %{names}',
  },
};
