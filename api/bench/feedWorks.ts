import { DAY_MS } from '../shared/localTime.ts';
import type { Call } from './connection.ts';

type Send = <Body>(call: Call) => Promise<Body>;

/** A call whose cost is measured; `prepare` makes what it needs, and returns it. */
export interface FeedWork {
  name: string;
  /** The number of calls of a round. */
  calls: number;
  prepare: (send: Send) => Promise<Call>;
}

/** The calls that are measured. */
export const feedWorks: FeedWork[] = [
  { name: 'create a quote', calls: 40, prepare: async () => post('quotes', quote()) },
  {
    name: 'change a quote',
    calls: 40,
    prepare: async (send) => {
      const { id } = await send<Row>(post('quotes', quote()));
      return { method: 'PATCH', path: `/api/quotes/${id}`, body: { weight: '17000.00' } };
    },
  },
  { name: 'award, 50 invitations', calls: 2, prepare: ratedQuote },
];

interface Row {
  id: string;
}

/** Makes a quote that 50 carriers have rated, and returns the call that awards it. */
async function ratedQuote(send: Send): Promise<Call> {
  const [equipment] = await send<Row[]>(get('catalogs/equipments?limit=1'));
  const { id } = await send<Row>(post('quotes', { ...quote(), equipmentId: equipment!.id }));
  const { matches } = await send<{ matches: Match[] }>(get(`quotes/${id}/matches?limit=50`));
  const carrierIds = matches.map(({ carrierId }) => carrierId);
  await send(post(`quotes/${id}/send`, { carrierIds, minutes: 60, startsNow: true }));
  const invitations = await send<Invitation[]>(get(`invitations?quoteId=${id}&limit=50`));
  for (const one of invitations) await send(post(`invitations/${one.id}/call`, rate()));
  const able = matches.find(({ lackingDocuments }) => lackingDocuments.length === 0)!;
  const winner = invitations.find(({ carrierId }) => carrierId === able.carrierId)!;
  return post(`quotes/${id}/award`, { invitationId: winner.id, reason: 'more_trust' });
}

interface Match {
  carrierId: string;
  lackingDocuments: unknown[];
}

interface Invitation extends Row {
  carrierId: string;
}

function quote() {
  return {
    movement: 'cross_border',
    origin: { city: 'Monterrey', state: 'MX-NLE', country: 'MX', postalCode: '64000' },
    destination: { city: 'Dallas', state: 'US-TX', country: 'US', postalCode: '75201' },
    pickupDate: dayAfter(7),
    deliveryDate: dayAfter(10),
    weight: '18000.00',
    currency: 'USD',
  };
}

function rate() {
  const allIn = (1400 + Math.floor(Math.random() * 400)).toFixed(2);
  return { outcome: 'rated', reportedBy: 'Rocío', rate: { currency: 'USD', allIn } };
}

function dayAfter(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}

function get(path: string): Call {
  return { method: 'GET', path: `/api/${path}` };
}

function post(path: string, body: object): Call {
  return { method: 'POST', path: `/api/${path}`, body };
}
