import type { Messages } from '../modules/AdminModule.ts';
import { en } from './messages.en.ts';
import { es } from './messages.es.ts';

/** The texts of bulk upload. */
export const messages = { es, en } satisfies Messages;
