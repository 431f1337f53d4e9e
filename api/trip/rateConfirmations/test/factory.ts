import { prepareJobs } from '../../../core/jobs/jobs.ts';
import { deliverMail } from '../../../core/mail/mail.ts';
import { Shipment } from '../../shipments/index.ts';
import { testDb } from '../../../testing/base/db.ts';
import { once } from '../../../testing/base/once.ts';
import { conditionsFor } from '../content/conditions.ts';
import type { Content } from '../content/content.ts';
import { RateConfirmation } from '../RateConfirmation.ts';
import { issueFirst } from '../service.ts';
import { usualTerms } from '../content/usualTerms.ts';

/** Issues the first revision for a saved load that has a carrier. */
export async function buildConfirmation(shipmentId: string): Promise<RateConfirmation> {
  await prepareMail();
  const shipment = await Shipment.query().findById(shipmentId);
  const system = { userId: null as never };
  await Shipment.transaction((trx) => issueFirst(trx, system, shipment!, new Date()));
  return (await RateConfirmation.query().findOne({ shipmentId }))!;
}

/** Creates the queue of mails, which a server creates at its start. */
const prepareMail = once(async () => prepareJobs(await testDb(), [deliverMail({} as never)]));

/** A content with all fields: a cross-border load with hazmat, its price itemized in pesos. */
export function sampleContent(): Content {
  return { ...facts, conditions: conditionsFor(facts) };
}

const facts: Omit<Content, 'conditions'> = {
  reference: 'E-00012',
  revision: 2,
  issuedAt: '2026-11-20T20:05:00.000Z',
  timeZone: 'America/Monterrey',
  language: 'es',
  broker: {
    name: 'Puente Logistics, S.A. de C.V.',
    rfc: 'PLO150312AB1',
    address: {
      street: 'Av. Lázaro Cárdenas 2400, piso 12',
      city: 'San Pedro Garza García',
      state: 'MX-NLE',
      country: 'MX',
      postalCode: '66260',
    },
    phone: '528112345678',
    email: 'cotizaciones@puente.test',
    contact: { name: 'Mariana Treviño', phone: '528187654321', email: 'mariana@puente.test' },
  },
  carrier: {
    name: 'Transportes Regio, S.A. de C.V.',
    rfc: 'TRE991231AB1',
    scacCode: 'TRGO',
    caat: '3AB1',
    address: { street: 'Carretera a Laredo km 15', city: 'Laredo', state: 'US-TX', country: 'US' },
    phone: '19561234567',
    email: 'trafico@regio.test',
    contact: { name: 'Jorge Luna', phone: '528112340001', email: 'jorge@regio.test' },
  },
  movement: 'cross_border',
  pickup: {
    place: {
      name: 'Planta Apodaca',
      street: 'Av. Industrias 200',
      city: 'Apodaca',
      state: 'MX-NLE',
      country: 'MX',
      postalCode: '66600',
    },
    timeZone: 'America/Monterrey',
    date: '2026-11-23',
    from: '08:00',
    to: '14:00',
  },
  delivery: {
    place: { city: 'Dallas', state: 'US-TX', country: 'US', postalCode: '75247' },
    timeZone: 'America/Chicago',
    date: '2026-11-25',
    from: '07:00',
    to: '07:00',
  },
  cargo: {
    equipmentEs: 'Caja seca 53 pies',
    equipmentEn: 'Dry van 53 ft',
    comodityEs: 'Autopartes',
    comodityEn: 'Auto parts',
    packagingEs: 'Tarima estándar',
    packagingEn: 'Standard pallet',
    weight: '18500.00',
    weightUnit: 'kg',
    units: 24,
    hazmat: true,
    distanceKm: '1015.0',
    comment: 'Temperatura 2 a 8 °C continua.',
  },
  price: { currency: 'MXN', total: '47900.00', linehaul: '45000.00', tolls: '2900.00' },
  exchange: { rate: '18.4000', date: '2026-11-20', equivalent: '2603.26', currency: 'USD' },
  terms: { ...usualTerms('cross_border'), detentionRate: '650.00', comment: 'Llevar chaleco.' },
};
