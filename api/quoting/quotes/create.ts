import type { Transaction } from 'objection';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { invalid } from '../../core/errors/errors.ts';
import type { CompanyKey } from '../../core/sql/Entity.ts';
import { notify } from '../../platform/notifications/index.ts';
import { latestExchangeRate } from '../../catalogs/exchangeRates/index.ts';
import { assertLoad, withoutTargetRate, readiness } from './load/assertLoad.ts';
import { type AddedQuote, addQuote } from './addQuote.ts';
import { assertAsked, saveLegs } from './legs/saveLegs.ts';
import { partiesOf } from './parties.ts';
import { Quote } from './Quote.ts';
import { assertRouteOf, isHazardous } from './load/references.ts';
import { laneParams } from './load/laneParams.ts';

/** The user who requests the price; for a request from the public site Andén, without a user. */
type Requester = Pick<Actor, 'type' | 'companyId'> & { userId: string | null };

/** Creates a quote and returns its id. */
export function create(actor: Requester, input: Schemas['QuoteInput'], now: Date): Promise<string> {
  return Quote.transaction((trx) => createIn(trx, actor, input, now));
}

/** Creates a quote within the caller's transaction. */
export async function createIn(
  trx: Transaction,
  actor: Requester,
  input: Schemas['QuoteInput'],
  now: Date,
): Promise<string> {
  refuseCustomersMessage(actor, input);
  assertAsked(actor, input);
  const { company, customerId } = await partiesOf(trx, actor, input);
  const currency = input.currency ?? company.currency;
  const load = { ...withoutTargetRate(actor, input), companyId: company.id, customerId, currency };
  return insert(trx, actor, load, now);
}

/** Inserts a quote with its stops and its legs; 422 where its load has errors. */
export async function insert(
  trx: Transaction,
  actor: Requester,
  { legs, ...quote }: NewQuote & Pick<Schemas['QuoteInput'], 'legs'>,
  now: Date,
): Promise<string> {
  const { companyId, asked } = quote;
  await assertLoad(trx, quote, now);
  await assertRouteOf(trx, actor, quote);
  const status = readiness(quote);
  const hazmat = quote.hazmat || (await isHazardous(trx, quote));
  const rate = await latestExchangeRate(trx);
  const id = await addQuote(trx, actor, { ...quote, ...rate, status, hazmat });
  if (asked && asked !== 'whole') {
    const whole = (await Quote.query(trx).findOne({ id, companyId }))!;
    await saveLegs(trx, actor, whole, { asked, legs }, now);
  }
  if (actor.type === 'shipper' || !actor.userId) await notifyBroker(trx, { id, companyId });
  return id;
}

type NewQuote = Omit<AddedQuote, 'status' | 'hazmat' | 'exchangeRate' | 'exchangeRateDate'> & {
  hazmat?: boolean;
};

/** Refuses with 422 a message from a shipper, which never sees the one of its quote. */
function refuseCustomersMessage({ type }: Requester, { message }: Schemas['QuoteInput']) {
  if (type === 'shipper' && message)
    throw invalid('message', { es: 'Lo guarda su broker', en: 'Your broker keeps it' });
}

async function notifyBroker(trx: Transaction, { id, companyId }: CompanyKey) {
  const quote = (await Quote.query(trx).findOne({ id, companyId }))!;
  const params = await laneParams(trx, quote);
  await notify(trx, 'quote_requested', { of: quote, entityId: id, params });
}
