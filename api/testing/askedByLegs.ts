import { buildBridge } from '../catalogs/bridges/test/factory.ts';
import { buildEquipment } from '../catalogs/equipments/test/factory.ts';
import type { Schemas } from '../core/contract/types.ts';
import { buildCarrier } from '../network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../network/companies/test/factory.ts';
import { buildUser } from '../platform/users/test/factory.ts';
import type { User } from '../platform/users/User.ts';
import { as, type Client } from './client.ts';
import { buildExchangeRate, quoteInput } from '../quoting/quotes/test/factory.ts';
import { threeLegs } from '../quoting/quotes/test/legs/factory.ts';

let count = 0;

/** What only the broker, its customer or another leg's carrier may know of `askedByLegs`. */
export const CANARIES = {
  customer: 'Cliente Canario',
  reference: 'OC-CANARIO-77',
  target: '98765.43',
  mexicanTarget: '87654.32',
  usTarget: '76543.21',
  origin: 'Apodaca Canario',
  destination: 'Dallas Canario',
};

/** A quote by legs for a customer with its canaries, and for each leg a carrier with a user and an address of its own. */
export async function askedByLegs() {
  count += 1;
  await buildExchangeRate();
  const company = await buildCompany();
  const customer = await buildCustomer(company, { name: CANARIES.customer });
  const broker = as(await buildUser({ companyId: company.id }));
  const { id: bridgeId } = await buildBridge({
    nameEs: 'Puente Colombia',
    nameEn: 'Colombia bridge',
  });
  const [mexican, transfer, us] = threeLegs();
  const { origin, destination } = quoteInput();
  const { body } = await broker.post<Schemas['Quote']>('/api/quotes', {
    ...quoteInput({
      equipmentId: (await buildEquipment()).id,
      customerId: customer.id,
      customerReference: CANARIES.reference,
      targetRate: CANARIES.target,
      comment: 'Sin anillos en la caja',
      origin: { ...origin!, city: CANARIES.origin },
      destination: { ...destination!, city: CANARIES.destination },
      asked: 'both',
      legs: [
        {
          ...mexican!,
          targetRate: CANARIES.mexicanTarget,
          handOver: { ...mexican!.handOver!, bridgeId },
        },
        { ...transfer!, targetRate: '450.00' },
        { ...us!, targetRate: CANARIES.usTarget },
      ],
    }),
  });
  const carriers = [];
  for (const leg of ['mexicano', 'transfer', 'us']) {
    const quotingEmail = `${leg}-${process.pid}-${count}@tramos.test`;
    const { id, carrierName } = await buildCarrier({
      carrierName: `Fletes ${leg} Canario ${count}`,
      quotingEmail,
    });
    const user = await buildUser({ type: 'carrier', carrierId: id });
    carriers.push({ id, carrierName, quotingEmail, user });
  }
  return { company, broker, whole: body, legs: body.legs!, carriers };
}

/** Invites the carrier to the leg, and returns its invitation. */
export async function invite(
  broker: Client,
  { id }: { id: string },
  carrier: { id: string; user: User },
  more: object = {},
): Promise<Schemas['Invitation']> {
  await broker.post(`/api/quotes/${id}/send`, { carrierIds: [carrier.id], ...more });
  const { body } = await as(carrier.user).get<Schemas['Invitation'][]>('/api/invitations');
  return body.find(({ quoteId }) => quoteId === id)!;
}
