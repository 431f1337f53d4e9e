import { equipmentId } from '../directory/equipments.ts';
import { id } from '../tools/ids.ts';
import { numbers } from '../tools/numbers.ts';
import { addDays, later, localDate } from '../tools/time.ts';
import { userId } from '../directory/users.ts';

/** The records to which inquiries refer, and Andén's company id. */
interface RelatedRecords {
  quotes: { id: string; companyId: string; status: string }[];
  carriers: { id: string; companyId: string | null; carrierName: string; status: string }[];
  operatorId: string;
}

/** The rows of the latest site requests: new, in progress and done, one of each kind. */
export function inquiryRows(now: Date, related: RelatedRecords) {
  const generator = numbers();
  return stories(now, related).map(({ key, minutes, ...story }) => {
    const createdAt = later(now, -minutes);
    return {
      ...EMPTY,
      companyId: related.operatorId,
      id: id(`inquiry:${key}`),
      phone: generator.phone('MX', '81'),
      email: `${key}@correo.test`,
      ...story,
      createdAt,
      updatedAt: createdAt,
    };
  });
}

const EMPTY = {
  kind: 'contact',
  status: 'new',
  companyName: null as string | null,
  audience: null as string | null,
  message: null as string | null,
  language: 'es',
  lane: null as string | null,
  quoteId: null as string | null,
  carrierId: null as string | null,
  assignedTo: null as string | null,
  comment: null as string | null,
};

function stories(now: Date, { quotes, carriers, operatorId }: RelatedRecords) {
  const quote = quotes.find(
    ({ companyId, status }) => companyId === operatorId && status !== 'sent',
  );
  const prospect = carriers.find(
    ({ companyId, status }) => companyId === null && status === 'prospect',
  )!;
  return [
    {
      key: 'ines.carrizales',
      minutes: 12,
      name: 'Inés Carrizales',
      companyName: 'Empaques del Huizache',
      audience: 'shipper',
      message: '¿Cruzan refrigerado por Colombia los sábados? Necesito dos cajas por semana.',
    },
    {
      key: 'noe.arizpe',
      minutes: 45,
      kind: 'carrier_registration',
      name: 'Noé Arizpe',
      companyName: prospect.carrierName,
      audience: 'carrier',
      carrierId: prospect.id,
    },
    {
      key: 'ramiro.cantu',
      minutes: 95,
      kind: 'route_offer',
      name: 'Ramiro Cantú',
      companyName: 'Fletes Piedra Lisa',
      audience: 'carrier',
      message: 'Regreso vacío los jueves por la tarde.',
      lane: backhaulLane(now),
    },
    {
      key: 'dana.whitfield',
      minutes: 300,
      kind: 'demo',
      status: 'assigned',
      name: 'Dana Whitfield',
      companyName: 'Copper Mesa Freight',
      audience: 'broker',
      language: 'en',
      message: 'We quote about forty loads a week out of Laredo.',
      assignedTo: userId('staff@anden.test'),
    },
    ...(quote
      ? [
          {
            key: 'lucia.trevino',
            minutes: 2600,
            kind: 'quote_request',
            status: 'done',
            name: 'Lucía Treviño',
            companyName: 'Manufacturas Cerro Alto',
            quoteId: quote.id,
            assignedTo: userId('admin@anden.test'),
            comment: 'Se le compartió el precio; quiere cotizar cada mes.',
          },
        ]
      : []),
  ];
}

function backhaulLane(now: Date): string {
  const start = addDays(localDate(now, 'America/Monterrey'), 4);
  return JSON.stringify({
    origin: { city: 'San Antonio', state: 'US-TX', country: 'US' },
    destination: { city: 'Saltillo', state: 'MX-COA', country: 'MX' },
    equipmentId: equipmentId('DV53'),
    frequency: 'weekly',
    volume: 2,
    rate: '1350.00',
    currency: 'USD',
    startDate: start,
    endDate: addDays(start, 90),
  });
}
