import type { Messages } from '../core/i18n/MessageTree.ts';
import { en } from './messages.en.ts';
import { es } from './messages.es.ts';

/** The texts of the radar. */
export const messages = { es, en } satisfies Messages;
