import type { Knex } from 'knex';
import { trialLoadId, trialQuoteId } from '../../db/millionIds.ts';
import { companyId } from '../../db/seeds/directory/companies.ts';
import { factsOf } from '../trip/arrivals/facts.ts';
import { dayOf, type Work } from './growthWorks.ts';
import { send } from './load.ts';
import type { Server } from './servers.ts';

const LOADS = 200;

/** The calls that read stops beside those of growth: lists of loads, search by stop, matching, and the expected arrivals of loads. */
export function stopWorks(db: Knex, server: Server): Work[] {
  const call = (name: string, path: string | ((repetition: number) => string)): Work => ({
    name,
    run: (n) =>
      send(server, {
        method: 'GET',
        path: `/api/${typeof path === 'string' ? path : path(n)}`,
      }),
  });
  const keys = Array.from({ length: LOADS }, (_, index) => ({
    companyId: companyId('puente'),
    id: trialLoadId(4 * (index + 1)),
  }));
  return [
    call('quotes: page of 100', 'quotes?limit=100'),
    call('quotes: city that stops are in', 'quotes?limit=25&q=silao'),
    call('quotes: reference of a stop', (n) => `quotes?limit=25&q=Pedido%20${1000 + n}`),
    call('quotes: in the state of any stop', 'quotes?limit=25&stopState=MX-GUA'),
    call(
      'quotes: counts of those, not remembered',
      (n) => `quotes?countBy=status&stopState=MX-GUA&createdFrom=${dayOf(1990, n)}`,
    ),
    call('quotes: carriers of one, best first', `quotes/${trialQuoteId(1)}/matches?limit=50`),
    call('quotes: distance of a lane', `quotes/lane_distance?${LANE}`),
    call('loads: first page', 'shipments?limit=25'),
    call('loads: part of a reference', 'shipments?limit=25&q=1001'),
    call('loads: city that stops are in', 'shipments?limit=25&q=silao'),
    call('loads: one', `shipments/${trialLoadId(4)}`),
    {
      name: `loads: expected arrivals of ${LOADS}`,
      run: () => factsOf(db, keys, new Date()),
    },
  ];
}

const LANE = new URLSearchParams({
  originState: 'MX-NLE',
  originCity: 'Prueba',
  destinationState: 'US-TX',
  destinationCity: 'Prueba',
});
