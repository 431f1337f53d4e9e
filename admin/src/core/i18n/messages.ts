import type { Messages } from './MessageTree.ts';
import { es } from './messages.es.ts';

/** The texts of core, below `anden`. */
export const messages = {
  es: { anden: es },
  en: async () => ({ anden: (await import('./messages.en.ts')).en }),
} satisfies Messages;
