import { buildIncident } from '../../catalogs/incidents/test/factory.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { User } from '../../platform/users/User.ts';
import { domestic } from '../../trip/cartaPorte/test/samples.ts';
import { photoForm } from '../../trip/evidence/test/factory.ts';
import { usualTerms } from '../../trip/rateConfirmations/content/usualTerms.ts';
import { as } from '../client.ts';
import { type Asked, done } from './markedLegs.ts';
import type { Parties } from './markedParties.ts';
import { MARKS, type Winner, WINNERS } from './marks.ts';

/** Awards the legs; each carrier drives its own with marks in all that it writes, and so do customer and broker. */
export async function driveMarked(
  { broker, shipper, carriers }: Parties,
  { quote, parts, invitations }: Asked,
) {
  const awards = WINNERS.map((side) => ({
    legId: parts[side],
    invitationId: invitations[side],
    reason: 'other',
    comment: `Por ${MARKS.brokerComment}`,
  }));
  const path = `/api/quotes/${quote.id}/legs/award`;
  await done(as(broker).post(path, { awards, saleValue: MARKS.saleValue }));
  const { body: wholes } = await as(broker).get<Schemas['Shipment'][]>('/api/shipments');
  const whole = wholes.find(({ quoteId }) => quoteId === quote.id)!;
  const { body } = await as(broker).get<Schemas['Shipment']>(`/api/shipments/${whole.id}`);
  const loads = {} as Record<Winner, string>;
  for (const { leg, id } of body.legs!) loads[leg] = id!;
  const { customer } = domestic();
  const sample = structuredClone(customer!);
  sample.origin!.name = `Maquila ${MARKS.origin}`;
  sample.destination!.name = `Ensambles ${MARKS.destination}`;
  const ofLoad = `/api/shipments/${whole.id}`;
  await done(
    as(shipper).post(`${ofLoad}/cartaPorte/customer`, sample, { headers: { 'if-match': '"0"' } }),
  );
  for (const side of WINNERS) await driveLeg(side, loads[side], carriers[side].user, broker);
  return { whole: whole.id, loads };
}

export type Driven = Awaited<ReturnType<typeof driveMarked>>;

async function driveLeg(side: Winner, id: string, user: User, broker: User): Promise<void> {
  const [own, path] = [MARKS[side], `/api/shipments/${id}`];
  const client = as(user);
  const kind = side === 'transfer' ? 'transfer' : 'domestic';
  const fresh = { headers: { 'if-match': '"0"' } };
  const note = {
    contactName: `Oficina ${own}`,
    unitPlates: `U${own}`.slice(0, 14),
    trailerPlates: `R${own}`.slice(0, 14),
    operatorName: `Relevo ${MARKS[`${side}Driver`]}`,
    seal: MARKS[`${side}Seal`],
    handOverPlace: `Andén ${own}`,
  };
  await done(client.patch(`${path}/legs/${kind}`, note, fresh));
  if (side === 'transfer') {
    const crossing = { mxBrokerName: `Agencia ${own}`, doda: `D${own}` };
    await done(client.patch(`${path}/crossing`, crossing, fresh));
  }
  await done(client.post(`${path}/move`, { status: 'at_pickup', isEarly: true }));
  const { id: incidentId } = await buildIncident();
  const place = { city: `Pueblo ${MARKS[`${side}Incident`]}`, state: 'MX-TAM', country: 'MX' };
  const incident = {
    incidentId,
    place,
    delays: true,
    comment: `Llanta en ${MARKS[`${side}Incident`]}`,
  };
  await done(client.post(`${path}/incidents`, incident));
  const extra = { kind: 'lumper', amount: MARKS[`${side}Extra`], comment: `Maniobras ${own}` };
  await done(client.post(`${path}/accessorials`, extra));
  await done(client.post(`${path}/move`, { status: 'in_transit' }));
  await done(client.post(`${path}/evidence/signed_pod/files`, photoForm(undefined, `${own}.jpg`)));
  const terms = { ...usualTerms('cross_border'), comment: `Chaleco de ${own}` };
  await done(as(broker).post(`${path}/rateConfirmations`, terms));
}
