import type { Messages } from '../core/room.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** The room's texts in Spanish and English. */
export const messages = { es, en } satisfies Messages;
