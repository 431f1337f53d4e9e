import { bilingual } from '../locale.ts';
import { en } from './messages.en.ts';
import { es } from './messages.es.ts';

/** The texts of the page for carriers. */
export const carriersMessages = bilingual({ es, en });
