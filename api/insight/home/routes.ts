import type { Handlers } from '../../core/contract/types.ts';
import { home } from './home.ts';

/** HTTP for the home of a user. */
export default {
  getHome: ({ actor }) => home(actor),
} satisfies Handlers;
