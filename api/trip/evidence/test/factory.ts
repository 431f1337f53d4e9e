import { createHash, randomUUID } from 'node:crypto';
import { buildConfirmation } from '../../rateConfirmations/test/factory.ts';
import { buildShipment, buildStops, type StopBetween } from '../../shipments/test/factory.ts';
import { Shipment } from '../../shipments/index.ts';
import { photo } from '../../../testing/base/smallFiles.ts';
import { testStorage } from '../../../testing/base/dataDir.ts';
import { saved, type Columns } from '../../../testing/base/saved.ts';
import { Evidence } from '../Evidence.ts';
import { EvidenceFile } from '../EvidenceFile.ts';

export { photo };

/** A form with one file, as a browser sends it. */
export function photoForm(content = photo(), name = 'foto.jpg', type = 'image/jpeg'): FormData {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)], { type }), name);
  return form;
}

/** Inserts a delivered load with a rate confirmation that asks for the usual proof documents. */
export async function deliveredLoad(
  overrides: Columns<Shipment> & { companyId: string; carrierId: string },
): Promise<Shipment> {
  const movement = { movement: 'mexico', ...PLACES } as const;
  const shipment = await buildShipment({ ...movement, status: 'assigned', ...overrides });
  await buildConfirmation(shipment.id);
  const { id, companyId } = shipment;
  const status = overrides.status ?? 'delivered';
  await Shipment.query()
    .where({ id, companyId })
    .patch({ status, ...(status === 'delivered' && { deliveredAt: new Date().toISOString() }) });
  return { ...shipment, status } as Shipment;
}

/** Inserts a load from Monterrey over another pickup and a delivery in León to Guadalajara, with the usual proof documents. */
export async function repartoLoad(
  parties: Columns<Shipment> & { companyId: string; carrierId: string },
  {
    status = 'in_transit',
    currentStop = 2,
  }: Partial<Pick<Shipment, 'status' | 'currentStop'>> = {},
): Promise<Shipment> {
  const shipment = await deliveredLoad({ ...parties, status });
  const { id, companyId } = shipment;
  await buildStops(shipment, BETWEEN);
  const reached = status === 'delivered' ? BETWEEN.length + 2 : currentStop;
  await Shipment.query().where({ id, companyId }).patch({ currentStop: reached });
  return shipment;
}

const BETWEEN: StopBetween[] = [
  { kind: 'pickup', place: { city: 'Apodaca', state: 'MX-NLE', country: 'MX' } },
  { kind: 'delivery', place: { city: 'León', state: 'MX-GUA', country: 'MX' } },
];

/** Inserts a proof document of a load with a photo in the test server's storage, by default to review. */
export async function buildEvidence(
  shipmentId: string,
  overrides: Columns<Evidence> = {},
): Promise<Evidence & { fileId: string }> {
  const { companyId, carrierId } = (await Shipment.query().findById(shipmentId))!;
  const now = new Date();
  const sent = { status: 'pending', sentAt: now, reviewBy: new Date(+now + DAY_MS) } as const;
  const ofLoad = { companyId, shipmentId, carrierId: carrierId!, stopNumber: null };
  const known = { ...ofLoad, type: 'signed_pod' } as const;
  const before = await Evidence.query().findOne({
    ...known,
    ...(overrides.type && { type: overrides.type }),
    ...(overrides.stopNumber && { stopNumber: overrides.stopNumber }),
  });
  const evidence = before ?? (await saved(Evidence, { ...known, ...sent, ...overrides }));
  const { id: evidenceId, round } = evidence;
  const fileKey = randomUUID();
  const content = photo(Math.floor(Math.random() * 256));
  await (await testStorage()).write(fileKey, content);
  const checksum = createHash('sha256').update(fileKey).digest('hex');
  const facts = { fileName: 'foto.jpg', mediaType: 'image/jpeg', size: content.length, checksum };
  const row = { companyId, evidenceId, round: round ?? 1, fileKey, ...facts, sentAt: now };
  const { id: fileId } = await saved(EvidenceFile, row);
  return Object.assign(evidence, { fileId });
}

const DAY_MS = 24 * 60 * 60_000;
const PLACES = {
  origin: { city: 'Monterrey', state: 'MX-NLE', country: 'MX', postalCode: '64000' },
  destination: { city: 'Guadalajara', state: 'MX-JAL', country: 'MX', postalCode: '44100' },
} as const;

interface Cfdi {
  issuer: string;
  receiver?: string;
  subtotal: string;
  currency?: string;
  discount?: string;
  kind?: 'I' | 'T' | 'E' | 'P';
  uuid?: string;
  hasCartaPorte?: boolean;
}

/** The XML of a CFDI with what is read of it. */
export function cfdi({ issuer, receiver = 'XAXX010101000', ...rest }: Cfdi): Buffer {
  const {
    subtotal,
    discount = '0',
    currency = 'MXN',
    kind = 'I',
    uuid = randomUUID(),
    hasCartaPorte,
  } = rest;
  const complement = hasCartaPorte
    ? '<cartaporte31:CartaPorte xmlns:cartaporte31="http://www.sat.gob.mx/CartaPorte31" Version="3.1"/>'
    : '';
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4" Version="4.0" SubTotal="${subtotal}" Descuento="${discount}" Total="${subtotal}"
  Moneda="${currency}" TipoDeComprobante="${kind}">
  <cfdi:Emisor Rfc="${issuer}"/><cfdi:Receptor Rfc="${receiver}"/>
  <cfdi:Complemento>${complement}<tfd:TimbreFiscalDigital
    xmlns:tfd="http://www.sat.gob.mx/TimbreFiscalDigital" UUID="${uuid}"/></cfdi:Complemento>
</cfdi:Comprobante>`);
}
