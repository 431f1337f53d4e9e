import type { Messages } from '../core/modules/AdminModule.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** The module's texts in Spanish and English. */
export const messages = { es, en } satisfies Messages;
