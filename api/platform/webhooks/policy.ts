import type { Actor } from '../../core/auth/actor.ts';
import * as may from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';

type Webhook = Schemas['Webhook'];

const isNotEnded = may.state<Webhook>(({ endedAt }) => !endedAt, 'WEBHOOK_ENDED');
const changes = may.all<Webhook>(may.isAdmin, isNotEnded);

/** The permissions for a webhook: the admins of a company or carrier have its webhooks, and nobody those of others. */
export const webhookPolicy = {
  visible({ role, carrierId, companyId }: Actor): may.Scope {
    if (role === 'member') return may.nothing;
    return [carrierId ? { carrierId } : { companyId }];
  },
  list: may.isAdmin,
  show: may.isAdmin,
  create: may.isAdmin,
  change: changes,
  rotate: changes,
  end: changes,
  test: changes,
  replay: changes,
} satisfies may.Policy<Webhook>;
