import type { es } from './messages.es.ts';

/** The texts of the quote's form and of quoting again in English, below `quotes`. */
export const en: typeof es = {
  edit: 'Edit quote %{reference}',
  commentHelp: 'Invited carriers read this',
  distance: {
    estimated: '≈ %{distance}, estimated from the coordinates',
    past: 'That of %{reference}, on the same lane',
  },
  last: {
    lane: 'lane',
    distance: 'distance',
    equipment: 'equipment',
    commodity: 'commodity',
    hazmat: 'hazmat',
    filled: 'From %{reference}, the last quote of this customer: %{what}',
    undo: 'Remove',
  },
  again: {
    action: 'Requote',
    title: 'Requote %{reference}',
    done: 'Quote request created again',
    failed: 'Error requoting',
    replaces:
      "A new quote is created at today's exchange rate. %{reference} is dismissed as replaced, and its carriers are notified.",
    keeps: "A new quote is created at today's exchange rate. %{reference} stays as it ended.",
    same: 'Everything was copied. Change what you need.',
    of: 'Requote of %{reference}',
    by: 'Requoted as %{reference}',
  },
};
