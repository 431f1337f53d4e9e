import type { CarrierProfile } from './carrierProfiles.ts';
import { carrierId } from './carriers.ts';
import { companyId } from './companies.ts';
import { documentId } from './documents.ts';
import { id } from '../tools/ids.ts';
import { addDays, later, localDate } from '../tools/time.ts';
import { userId } from './users.ts';

const DAY = 24 * 60;

/** Documents that Líneas Brisa Ligera shows to Puente Logistics. */
const SHOWN = ['carrier_certificate', 'tax_status_certificate', 'transport_certificate'];

/**
 * The rows of the passports: a carrier that shows some documents to one broker while another waits for its answer, and
 * one that stopped showing them.
 */
export function passportRows(carriers: CarrierProfile[], now: Date) {
  const brisa = carriers.find(({ key }) => key === 'brisa')!;
  const former = carriers.find(({ key, network }) => /^\d+$/.test(key) && network === 'operator')!;
  const [broker, rival] = [userId('broker@puente.test'), userId('broker@norte.test')];
  const request = { companyId: companyId('puente'), askedBy: broker, version: 2 };
  const consents = [
    {
      ...consent(brisa, 'puente', later(now, -9 * DAY)),
      ...request,
      status: 'granted',
      types: SHOWN,
      message: 'Para las cargas de Guadalajara a Laredo de este mes.',
      decidedBy: userId('carrier@brisa.test'),
      decidedAt: later(now, -8 * DAY),
    },
    {
      ...consent(former, 'puente', later(now, -60 * DAY)),
      ...request,
      status: 'withdrawn',
      reason: 'Este trimestre no cargamos en sus rutas.',
      decidedAt: later(now, -5 * DAY),
    },
    {
      ...consent(brisa, 'norte', later(now, -150)),
      companyId: companyId('norte'),
      askedBy: rival,
      message: 'Tenemos cargas de retorno a Guadalajara cada semana.',
    },
  ];
  const judged = {
    companyId: companyId('puente'),
    judgedBy: broker,
    judgedAt: later(now, -7 * DAY),
  };
  const judgements = [
    {
      id: id('judgement:brisa'),
      ...judged,
      documentId: documentId(brisa, 'transport_certificate'),
      number: 1,
      status: 'approved',
      expirationDate: addDays(localDate(now, 'America/Mexico_City'), 40),
    },
  ];
  const openings = SHOWN.map((type, index) => ({
    id: id(`opening:brisa:${type}`),
    carrierId: carrierId(brisa.key),
    documentId: documentId(brisa, type),
    number: 1,
    saved: index === 0,
    userId: broker,
    companyId: companyId('puente'),
    createdAt: later(now, -7 * DAY - index * 3),
  }));
  return { consents, judgements, openings };
}

function consent({ key }: CarrierProfile, of: string, askedAt: Date) {
  const times = { askedAt, createdAt: askedAt, updatedAt: askedAt };
  return { id: id(`consent:${key}:${of}`), carrierId: carrierId(key), status: 'asked', ...times };
}
