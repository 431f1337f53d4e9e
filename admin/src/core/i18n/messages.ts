import type { Messages } from '../room.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** The shell's own texts, below `anden`. */
export const messages = { es: { anden: es }, en: { anden: en } } satisfies Messages;
