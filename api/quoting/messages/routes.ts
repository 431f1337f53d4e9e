import { authorize } from '../../core/auth/policy.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { quotePolicy as may } from '../quotes/index.ts';
import { proposeQuotes } from './proposals/propose.ts';

/** HTTP for pasted messages. */
export default {
  async readQuoteMessage({ actor, body, locale, now }) {
    authorize(may.readMessage(actor));
    return proposeQuotes(actor, body, { locale, now });
  },
} satisfies Handlers;
