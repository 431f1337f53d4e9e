import { authorize } from '../../core/auth/policy.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import type { ModuleContext } from '../../core/modules/module.ts';
import { draftOfPrice } from './customer/draft.ts';
import { mailAgain } from './customer/mailAgain.ts';
import { messageFor } from './customer/message.ts';
import { deliveryOfPrice, showPrice } from './customer/show.ts';
import { quotePolicy as may } from './policy.ts';
import * as quotes from './service.ts';

/** HTTP for the shared price: its customer reads it, its broker sends the link and sees whom it reached. */
export function customerRoutes({ env }: Pick<ModuleContext, 'env'>) {
  return {
    async getPrice({ actor, params, locale, now }) {
      authorize(may.price(actor));
      return showPrice(actor, params.id, { locale, now });
    },

    async getPriceDelivery({ actor, params }) {
      authorize(may.delivery(actor));
      return deliveryOfPrice(actor, params.id);
    },

    async draftPrice({ actor, params, body, now }) {
      return draftOfPrice(actor, params.id, body, now);
    },

    async linkPrice({ actor, params, body }) {
      return quotes.act(actor, params.id, may.link, (lockedQuote) =>
        messageFor(lockedQuote, body, env.publicUrl),
      );
    },

    async mailPrice({ actor, params, body }) {
      await quotes.act(actor, params.id, may.mail, (lockedQuote) => mailAgain(lockedQuote, body));
      return deliveryOfPrice(actor, params.id);
    },
  } satisfies Handlers;
}
