import { authorize } from '../../core/auth/policy.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import type { ModuleContext } from '../../core/modules/module.ts';
import { planPolicy as may } from './policy.ts';
import { offers, planUse } from './service.ts';
import { requestUpgrade } from './upgrade.ts';

/** HTTP for plans; the price comes from the settings. */
export const handlers = ({ env }: ModuleContext) =>
  ({
    listPlans: () => offers(env.premiumPrice),

    async getPlanUse({ actor, query }) {
      authorize(may.show(actor));
      return planUse(may.visible(actor), query.companyId ?? actor.companyId!);
    },

    async requestUpgrade({ actor, body, locale }) {
      authorize(may.upgrade(actor));
      return requestUpgrade(actor, body, locale);
    },
  }) satisfies Handlers;
