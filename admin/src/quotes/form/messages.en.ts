import type { es } from './messages.es.ts';

/** The texts of the quote's form and of quoting again in English, below `quotes`. */
export const en: typeof es = {
  edit: 'Edit quote %{reference}',
  commentHelp: 'Invited carriers read this',
  again: {
    action: 'Quote again',
    title: 'Quote %{reference} again',
    done: 'Quote request made again',
    failed: 'Error quoting again',
    replaces:
      "A new quote is made at today's exchange rate. %{reference} is dismissed as replaced, and its carriers are told.",
    keeps: "A new quote is made at today's exchange rate. %{reference} stays as it ended.",
    same: 'Nothing changes yet: change what needs to.',
    of: 'Asks %{reference} again',
    by: 'Asked again as %{reference}',
  },
};
