import type { Messages } from './MessageTree.ts';
import { en } from './messages.en.ts';
import { es } from './messages.es.ts';

/** The texts of core, below `anden`. */
export const messages = { es: { anden: es }, en: { anden: en } } satisfies Messages;
