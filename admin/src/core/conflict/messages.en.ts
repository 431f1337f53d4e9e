import type { es } from './messages.es.ts';

/** The texts of conflicting saves in English. */
export const en: typeof es = {
  conflict: {
    title: 'Someone else saved changes while you were editing',
    safe: 'What you typed is still here; it is not saved yet.',
    meanwhile: 'What changed meanwhile',
    fields: 'Fields you both changed',
    none: 'Your changes are in other fields: both can be saved together.',
    mine: 'Your changes',
    theirs: 'Saved',
    edit: 'Keep editing',
    takeTheirs: 'Use what is saved',
    keepMine: 'Save my changes',
    keepBoth: 'Save',
    merged: 'The form now includes what was saved. Your changes are not saved yet',
    taken: 'The form shows what is saved',
  },
};
