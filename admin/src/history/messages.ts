import type { Messages } from '../core/modules/AdminModule.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** The history's texts. */
export const messages: Messages = { es, en };
