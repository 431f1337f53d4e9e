import type { Knex } from 'knex';
import { trialCarrierId, trialLoadId, trialQuoteId } from '../../db/millionIds.ts';
import { companyId } from '../../db/seeds/directory/companies.ts';
import { Quote } from '../quoting/quotes/index.ts';
import type { Work } from './growthWorks.ts';
import { send } from './load.ts';
import type { Server } from './servers.ts';

/** A trial quote with a load that is by legs where any is. */
const NUMBER = 12;

/**
 * The calls that read legs beside those of growth and stops: lists by a carrier, and by what legs have and wholes have not; one
 * quote and one load by legs; and the carriers, past rates and invitations of one leg; where there are no legs, of the same whole
 * quote and load. Carriers are matched with a leg of the demo data, because trial quotes are over.
 */
export async function legWorks(db: Knex, server: Server): Promise<Work[]> {
  const call = (name: string, path: string): Work => ({
    name,
    run: () => send(server, { method: 'GET', path: `/api/${path}` }),
  });
  const [quote, load] = [trialQuoteId(NUMBER), trialLoadId(NUMBER)];
  const leg = await db('quotes').where({ whole_id: quote, leg: 'us' }).first('id');
  const part = leg?.id ?? quote;
  const open = await Quote.query(db)
    .where({ companyId: companyId('puente'), leg: 'us' })
    .whereIn('status', ['created', 'pending', 'sent', 'rated'])
    .orderBy('number')
    .first()
    .throwIfNotFound();
  const carrier = trialCarrierId(1);
  return [
    call('quotes: of a carrier', `quotes?limit=25&carrierId=${carrier}`),
    call('loads: of a carrier', `shipments?limit=25&carrierId=${carrier}`),
    call('loads: with a proof to review', 'shipments?limit=25&evidence=pending'),
    call('quotes: a city at the border', 'quotes?limit=25&q=laredo'),
    call('quotes: to a state that legs go to', 'quotes?limit=25&destinationState=MX-TAM'),
    call('quotes: of a movement of legs', 'quotes?limit=25&movement=mexico'),
    call('loads: a city at the border', 'shipments?limit=25&q=laredo'),
    call('loads: of a movement of legs', 'shipments?limit=25&movement=mexico'),
    call('quotes: one by legs', `quotes/${quote}`),
    call('quotes: combinations of it', `quotes/${quote}/combinations`),
    call('loads: one by legs', `shipments/${load}`),
    call('legs: carriers of one', `quotes/${open.id}/matches?limit=50`),
    call('legs: past rates of its lane', `quotes/${part}/lane_memory`),
    call('legs: invitations of one', `invitations?quoteId=${part}&limit=25`),
  ];
}
