import { expect } from 'chai';
import { buildBridge } from '../../catalogs/bridges/test/factory.ts';
import { buildEquipment } from '../../catalogs/equipments/test/factory.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { dayFrom, quoteInput } from '../../quoting/quotes/test/factory.ts';
import { as, type Answer } from '../client.ts';
import { bySide, type Parties } from './markedParties.ts';
import { MARKS, type Side, SIDES, stopIn, windowIn, type Winner } from './marks.ts';

/** Asks for a load with marks in all its texts, as a whole and by legs; all sides are asked and give their rates. */
export async function askMarked({ customer, broker, carriers }: Parties) {
  const { id: bridgeId } = await buildBridge();
  const [origin, destination] = [stopIn('origin'), stopIn('destination')];
  const quote = await done(
    as(broker).post<Schemas['Quote']>('/api/quotes', {
      ...quoteInput({
        equipmentId: (await buildEquipment()).id,
        customerId: customer.id,
        customerReference: `OC ${MARKS.customer}`,
        targetRate: MARKS.targetRate,
        asked: 'both',
      }),
      origin: undefined,
      destination: undefined,
      pickupDate: undefined,
      deliveryDate: undefined,
      stops: [
        { kind: 'pickup', ...origin, date: dayFrom(5) },
        { kind: 'pickup', ...stopIn('mexicanStop'), date: dayFrom(6) },
        { kind: 'delivery', ...stopIn('usStop'), date: dayFrom(30) },
        { kind: 'delivery', ...destination, date: dayFrom(40) },
      ],
      legs: [
        {
          leg: 'mexican',
          targetRate: MARKS.mexicanTarget,
          handOver: { ...windowIn('firstYard', 10), bridgeId },
        },
        { leg: 'transfer', targetRate: MARKS.transferTarget, handOver: windowIn('secondYard', 12) },
        { leg: 'us', targetRate: MARKS.usTarget },
      ],
    }),
  );
  const parts = { through: quote.id } as Record<Winner | 'through', string>;
  for (const { leg, id } of quote.legs!) parts[leg] = id;
  const invitations: [Side, string][] = [];
  for (const [part, quoteId] of Object.entries(parts)) {
    const asked = SIDES.filter((side) => side.startsWith(part));
    const carrierIds = asked.map((side) => carriers[side].carrierId);
    await done(as(broker).post(`/api/quotes/${quoteId}/send`, { carrierIds, startsNow: true }));
    for (const side of asked) {
      const client = as(carriers[side].user);
      const { body } = await client.get<Schemas['Invitation'][]>('/api/invitations');
      const { id } = body.find((each) => each.quoteId === quoteId)!;
      const rate = { currency: 'USD', allIn: MARKS[`${side}Rate`], comment: `Con ${MARKS[side]}` };
      await done(client.post(`/api/invitations/${id}/rate`, rate));
      invitations.push([side, id]);
    }
  }
  return { quote, parts, invitations: bySide(invitations) };
}

export type Asked = Awaited<ReturnType<typeof askMarked>>;

/** The body of an answer that is no refusal. */
export async function done<Body>(call: Promise<Answer<Body>>): Promise<Body> {
  const { status, body } = await call;
  expect(status, JSON.stringify(body)).to.be.oneOf([200, 201]);
  return body;
}
