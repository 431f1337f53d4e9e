import type { Handlers } from '../../core/http/handlers.ts';
import { home } from './home.ts';

/** HTTP for the home of a user. */
export default {
  getHome: ({ actor }) => home(actor),
} satisfies Handlers;
