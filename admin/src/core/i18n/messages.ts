import type { Messages } from '../modules/AdminModule.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { historyEn, historyEs } from './history.ts';
import { recordsEn, recordsEs } from './records.ts';

/** The shell's own texts and those of its pages of records, below `anden`. */
export const messages = {
  es: { anden: { ...es, ...recordsEs, ...historyEs } },
  en: { anden: { ...en, ...recordsEn, ...historyEn } },
} satisfies Messages;
