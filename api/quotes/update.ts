import { requireCustomer } from '../companies/index.ts';
import type { Actor } from '../core/auth/actor.ts';
import type { Schemas } from '../core/contract/types.ts';
import { invalid } from '../core/http/errors.ts';
import { amend } from '../core/records/save.ts';
import { recordEvent } from '../core/records/events.ts';
import { stuck } from '../core/records/transitions.ts';
import { assertLoad, own, readiness } from './load.ts';
import { quotePolicy as may } from './policy.ts';
import { Quote } from './Quote.ts';
import { isHazardous } from './references.ts';
import { lock } from './service.ts';
import { isDraft, quoteFlow } from './transitions.ts';

/** Changes a quote that carriers have not seen yet (else 409); becoming complete or incomplete moves it. */
export function update(
  actor: Actor,
  id: string,
  input: Schemas['QuoteChange'],
  { now, ifMatch }: { now: Date; ifMatch: number | undefined },
): Promise<void> {
  return Quote.transaction(async (trx) => {
    const before = await lock(trx, may.visible(actor), id);
    if (!isDraft(before.status)) throw stuck(quoteFlow, before.status);
    const change = keepingCustomer(actor, own(actor, input));
    const load = { ...before, ...change } as Quote;
    await requireCustomer(before.companyId, change.customerId, trx);
    await assertLoad(trx, load, now, before);
    const hazmat = load.hazmat || (await isHazardous(trx, load.comodityId));
    const status = readiness(load);
    await amend(Quote, before, { ...change, hazmat, status }, { ifMatch, trx });
    if (status !== before.status) {
      await recordEvent(trx, Quote, { ...before, status }, before.status, actor);
    }
  });
}

/** A shipper's quotes stay its own: 422 where it names another customer. */
function keepingCustomer<Change extends Schemas['QuoteChange']>(actor: Actor, change: Change) {
  if (actor.type !== 'shipper') return change;
  if (change.customerId && change.customerId !== actor.companyId)
    throw invalid('customerId', { es: 'No existe', en: 'It does not exist' });
  return { ...change, customerId: actor.companyId };
}
