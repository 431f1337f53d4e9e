import { Company } from '../../network/companies/index.ts';
import type { Actor } from '../../core/auth/actor.ts';
import { authorize } from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Entry } from '../../core/files/archive.ts';
import { safeName } from '../../core/uploads/names.ts';
import { Refusal } from '../../core/errors/errors.ts';
import type { Locale } from '../../shared/words.ts';
import type { CompanyKey } from '../../core/sql/Entity.ts';
import { confirmationFile, RateConfirmation } from '../rateConfirmations/index.ts';
import { findSettlement } from '../settlements/index.ts';
import { findShipment } from '../shipments/index.ts';
import { coverOf } from './cover.ts';
import { loadFilePolicy as may } from './policy.ts';
import { recordsOf, type SentFile } from './records.ts';
import { cartaPorteFiles, tripOf } from './trip.ts';

/** The archive with the whole file of a load that the actor may see, with its cover and names in this language. */
export async function loadFileOf(
  actor: Actor,
  id: string,
  { now, locale }: { now: Date; locale: Locale },
) {
  const shipment = await findShipment(actor, may.visible(actor), id);
  authorize(may.show(actor));
  const { companyId, reference } = shipment;
  const { files, happened } = await recordsOf({ id, companyId });
  const settlement = await settlementOf(actor, id);
  const { legs, crossing } = await tripOf(actor, shipment);
  const cartaPorte = await cartaPorteFiles(actor, shipment);
  const data = { load: shipment, ...happened, settlement: settlement ?? null };
  const entries: Entry[] = [
    ...(await confirmationsOf({ id, companyId }, locale)),
    ...sentFiles(files, locale),
    ...cartaPorte.map(({ fileName, content }) => ({ name: `carta-porte/${fileName}`, content })),
    ...(legs.length > 0 ? [{ name: `${NAMES[locale].legs}.json`, content: json(legs) }] : []),
    ...(crossing ? [{ name: `${NAMES[locale].crossing}.json`, content: json(crossing) }] : []),
    { name: `${NAMES[locale].events}.json`, content: json(data) },
  ];
  const { name: brokerName } = (await Company.query().findById(companyId))!;
  const lacksXml = cartaPorte.length === 1;
  const facts = { shipment, settlement, brokerName, entries, lacksXml, now };
  const cover = await coverOf(facts, locale);
  return {
    fileName: `${NAMES[locale].file}-${reference}.tar`,
    mediaType: 'application/x-tar',
    entries: [{ name: `${NAMES[locale].cover}.pdf`, content: cover }, ...entries],
    modifiedAt: now,
  };
}

/** The settlement of its carrier; undefined before the load is closed. */
async function settlementOf(actor: Actor, id: string): Promise<Schemas['Settlement'] | undefined> {
  return findSettlement(actor, id).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'NOT_FOUND') return undefined;
    throw error;
  });
}

async function confirmationsOf(
  { id: shipmentId, companyId }: CompanyKey,
  locale: Locale,
): Promise<Entry[]> {
  const revisions = await RateConfirmation.query()
    .where({ companyId, shipmentId })
    .orderBy('revision');
  const entries: Entry[] = [];
  for (const revision of revisions) {
    const { fileName, content } = await confirmationFile(revision, 'pdf', locale);
    entries.push({ name: `${NAMES[locale].confirmations}/${fileName}`, content });
  }
  return entries;
}

/** The sent files, each under a name of its own: the same name can be sent twice. */
function sentFiles(files: SentFile[], locale: Locale): Entry[] {
  return files.map((file, index) => {
    const { of, isEvidence, stop, round, key, fileName, size, checksum } = file;
    const folder = isEvidence ? NAMES[locale].evidence : NAMES[locale].accessorials;
    const number = String(index + 1).padStart(3, '0');
    const where = stop ? `${of}/${NAMES[locale].stop}-${stop}` : of;
    const name = `${folder}/${where}/${number}-${round}-${plain(fileName)}`;
    return { name, key, size, checksum };
  });
}

/** A name that every tar and `sha256sum` reads: without accents and spaces, at most 60 characters. */
function plain(fileName: string): string {
  const ascii = safeName(fileName)
    .normalize('NFD')
    .replace(/[^\w.-]+/g, '_');
  return ascii.slice(-60);
}

function json(data: object): Buffer {
  return Buffer.from(`${JSON.stringify(data, null, 2)}\n`);
}

const NAMES = {
  es: {
    file: 'expediente',
    cover: 'portada',
    confirmations: 'confirmaciones',
    evidence: 'evidencias',
    stop: 'parada',
    accessorials: 'cargos-accesorios',
    legs: 'tramos',
    crossing: 'cruce',
    events: 'bitacora',
  },
  en: {
    file: 'trip-file',
    cover: 'cover',
    confirmations: 'rate-confirmations',
    evidence: 'proof-documents',
    stop: 'stop',
    accessorials: 'accessorials',
    legs: 'legs',
    crossing: 'crossing',
    events: 'activity-log',
  },
};
