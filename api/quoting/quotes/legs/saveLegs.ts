import type { Transaction } from 'objection';
import type { Actor } from '../../../core/auth/actor.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { invalid, Refusal, refusedAs } from '../../../core/errors/errors.ts';
import { MISSING } from '../../../core/i18n/messages.ts';
import { addQuote } from '../addQuote.ts';
import { assertLoad, readiness } from '../load/assertLoad.ts';
import { loadOf } from '../load/loadOf.ts';
import { stopsOf } from '../load/stopRows.ts';
import { Quote } from '../Quote.ts';
import { remove } from '../remove.ts';
import { legErrors } from './legRules.ts';
import { type LegLoad, legLoads } from './legLoads.ts';
import { type Asker, writeLeg } from './writeLeg.ts';

type Asked = Pick<Schemas['QuoteInput'], 'asked' | 'legs'>;

/** Refuses with 422 legs without being asked for by legs, the reverse, and a shipper that names any. */
export function assertAsked({ type }: Pick<Actor, 'type'>, { asked = 'whole', legs }: Asked): void {
  if (type === 'shipper' && (legs || asked !== 'whole')) throw invalid('legs', BROKERS);
  if (asked === 'whole' && legs) throw invalid('asked', BY_LEGS);
}

const BROKERS = { es: 'Los tramos los define su broker', en: 'Your broker sets the legs' };
const BY_LEGS = {
  es: 'Elija «por tramos» o «ambas», o quite los tramos',
  en: 'Choose “by legs” or “both”, or leave the legs out',
};

/** Writes the given legs of a quote that no carrier has seen, each as a quote of its own, in place of those that it had `before`. */
export async function saveLegs(
  trx: Transaction,
  actor: Asker,
  whole: Quote,
  { asked = 'whole', legs, before = [] }: Asked & { before?: Quote[] },
  now: Date,
): Promise<void> {
  const inputs = asked === 'whole' ? [] : (legs ?? []);
  if (asked !== 'whole' && inputs.length === 0) throw invalid('legs', MISSING);
  const errors = inputs.length > 0 ? legErrors(whole, inputs) : {};
  if (Object.keys(errors).length > 0) throw new Refusal('INVALID', { errors });
  const stops = await stopsOf(whole, trx);
  const loads = inputs.length > 0 ? legLoads({ ...loadOf(whole), stops }, inputs) : [];
  for (const leg of before)
    if (!loads.some((load) => load.leg === leg.leg)) await remove({ trx, quote: leg });
  for (const load of loads)
    await refusedAs(
      (field) => fieldIn(load, field, loads.length),
      () =>
        saveLeg(
          { trx, actor, whole, now },
          load,
          before.find(({ leg }) => leg === load.leg),
        ),
    );
}

interface Saving {
  trx: Transaction;
  actor: Asker;
  whole: Quote;
  now: Date;
}

async function saveLeg(
  { trx, actor, whole, now }: Saving,
  load: LegLoad,
  before: Quote | undefined,
): Promise<void> {
  const { companyId, customerId, exchangeRate, exchangeRateDate, hazmat } = whole;
  await assertLoad(trx, { ...load, companyId, customerId }, now, before);
  const { stops, ...columns } = load;
  const row = { ...columns, hazmat, status: readiness(load) };
  if (before) return writeLeg({ trx, actor, before }, row, stops);
  const rate = { exchangeRate, exchangeRateDate };
  const own = { companyId, customerId: null, wholeId: whole.id, ...rate };
  await addQuote(trx, actor, { ...row, ...own, stops });
}

/** Where a body has what a leg refuses: at the hand-over on that side, or at the leg; the ends of the whole are its own. */
function fieldIn({ legPosition }: LegLoad, field: string, count: number): string {
  const [name = '', ...rest] = field.split('.');
  const [side, ofHandOver] = ENDS[name] ?? [];
  if (side === undefined)
    return field.startsWith('legs') ? field : `legs.${legPosition! - 1}.${field}`;
  const at = legPosition! - 1 + side;
  if (at < 0 || at === count - 1) return field;
  return [`legs.${at}.handOver`, ofHandOver, ...rest].join('.');
}

/** By field of an end: the hand-over before the leg (-1) or its own, and the name there. */
const ENDS: Record<string, [side: -1 | 0, name: string]> = {
  origin: [-1, 'place'],
  pickupDate: [-1, 'date'],
  pickupFrom: [-1, 'from'],
  pickupTo: [-1, 'to'],
  destination: [0, 'place'],
  deliveryDate: [0, 'date'],
  deliveryFrom: [0, 'from'],
  deliveryTo: [0, 'to'],
};
