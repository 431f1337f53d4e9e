import type { Messages } from '../core/i18n/MessageTree.ts';
import { es } from './messages.es.ts';

/** The texts of the keys of SAT's catalogs. */
export const messages = {
  es,
  en: async () => (await import('./messages.en.ts')).en,
} satisfies Messages;
