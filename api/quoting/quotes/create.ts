import type { Transaction } from 'objection';
import { nextNumber } from '../../network/companies/index.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { invalid } from '../../core/errors/errors.ts';
import type { CompanyKey } from '../../core/sql/Entity.ts';
import { add } from '../../core/records/writing/save.ts';
import { recordEvent } from '../../core/records/status/events.ts';
import { notify } from '../../platform/notifications/index.ts';
import { latestExchangeRate } from '../../catalogs/exchangeRates/index.ts';
import { assertLoad, withoutTargetRate, readiness } from './load/assertLoad.ts';
import { partiesOf } from './parties.ts';
import { firstStopList } from './load/stopHistory.ts';
import { saveStops } from './load/stopRows.ts';
import { Quote } from './Quote.ts';
import { QuoteStop } from './QuoteStop.ts';
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
  const { company, customerId } = await partiesOf(trx, actor, input);
  const currency = input.currency ?? company.currency;
  const load = { ...withoutTargetRate(actor, input), companyId: company.id, customerId, currency };
  return insert(trx, actor, load, now);
}

type NewQuote = Omit<Schemas['QuoteChange'], 'targetRate'> &
  Pick<Quote, 'companyId' | 'customerId'> & {
    targetRate?: string | null;
    parentId?: string;
    routeId?: string | null;
    message?: string;
  };

/** Inserts a quote with its stops, numbered per company, with today's exchange rate, which it keeps; 422 where its load has errors. */
export async function insert(
  trx: Transaction,
  actor: Requester,
  { stops, ...load }: NewQuote,
  now: Date,
): Promise<string> {
  const { companyId } = load;
  await assertLoad(trx, { ...load, stops }, now);
  await assertRouteOf(trx, actor, load);
  const status = readiness(load);
  const row = {
    ...load,
    ...(await latestExchangeRate(trx)),
    status,
    number: await nextNumber(companyId, 'quoteCount', trx),
    hazmat: load.hazmat || (await isHazardous(trx, { ...load, stops })),
    createdBy: actor.userId,
  };
  const id = await add(Quote, row, trx, firstStopList(stops));
  if (stops) await saveStops(trx, QuoteStop, { id, companyId }, stops);
  await recordEvent(trx, Quote, { id, companyId, status }, null, actor);
  if (actor.type === 'shipper' || !actor.userId) await notifyBroker(trx, { id, companyId });
  return id;
}

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
