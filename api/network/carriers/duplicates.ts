import type { Transaction } from 'objection';
import { GENERIC_RFCS } from '../companies/index.ts';
import { Refusal } from '../../core/errors/errors.ts';
import type { Words } from '../../shared/words.ts';
import { Carrier } from './Carrier.ts';
import { lockName } from '../../core/sql/lockName.ts';

interface Identity {
  rfc?: string | null;
  identifier?: string | null;
}

/**
 * Refuses with 409 an RFC or identifier that another carrier has. On registration the message says what to do,
 * depending on the network of the other carrier: the same, the internal one, or another broker's; on a change
 * (`except`) only that the RFC is linked to another record. Nothing else about the other carrier is revealed. Locks
 * both values in all networks until the transaction ends, so that of two concurrent registrations with one RFC the
 * second is refused.
 */
export async function refuseDuplicates(
  network: Pick<Carrier, 'companyId'>,
  { rfc, identifier }: Identity,
  trx: Transaction,
  except?: string,
): Promise<void> {
  const errors: Record<string, Words> = {};
  const holders: Pick<Carrier, 'companyId'>[] = [];
  await lockValues(trx, { rfc, identifier });
  if (isUnique(rfc)) await check('rfc', rfc);
  if (identifier) await check('identifier', identifier);
  if (holders.length === 0) return;
  const detail = except ? undefined : GUIDANCE[nearestNetwork(network.companyId, holders)];
  throw new Refusal('CONFLICT', { errors, ...(detail && { detail }) });

  async function check(field: 'rfc' | 'identifier', value: string) {
    const others = await carriersWith(trx, field, value, except);
    if (others.length === 0) return;
    holders.push(...others);
    const guidance = except ? LINKED : GUIDANCE[nearestNetwork(network.companyId, others)];
    errors[field] = field === 'rfc' ? guidance : EXISTS;
  }
}

/** Whether it has an RFC or identifier that must be unique. */
export function hasUniqueValues({ rfc, identifier }: Identity) {
  return isUnique(rfc) || Boolean(identifier);
}

/** Whether a carrier of any network has this RFC; locks the RFC until the transaction ends. */
export async function isTaken(rfc: string, trx: Transaction): Promise<boolean> {
  await lockValues(trx, { rfc });
  return isUnique(rfc) && (await carriersWith(trx, 'rfc', rfc)).length > 0;
}

/**
 * The fields of a change whose values must be unused: the changed ones, or all when an archived carrier is restored.
 */
export function valuesToCheck(
  carrier: Identity & { status: string },
  change: Partial<typeof carrier>,
) {
  const returns = carrier.status === 'archived' && (change.status ?? 'archived') !== 'archived';
  const claimOf = (field: 'rfc' | 'identifier') => {
    const value = field in change ? change[field] : carrier[field];
    return returns || value !== carrier[field] ? value : null;
  };
  return { rfc: claimOf('rfc'), identifier: claimOf('identifier') };
}

function isUnique(rfc?: string | null): rfc is string {
  return Boolean(rfc) && !GENERIC_RFCS.includes(rfc!);
}

/** Waits for transactions that have locked the same values; always locks the RFC first, so that no deadlock occurs. */
async function lockValues(trx: Transaction, { rfc, identifier }: Identity) {
  if (isUnique(rfc)) await lockName(trx, `carriers.rfc ${rfc}`);
  if (identifier) await lockName(trx, `carriers.identifier ${identifier}`);
}

function carriersWith(
  trx: Transaction,
  field: 'rfc' | 'identifier',
  value: string,
  except?: string,
) {
  const query = Carrier.query(trx)
    .select('companyId')
    .where(field, value)
    .whereNot('status', 'archived');
  return except ? query.whereNot('id', except) : query;
}

/** The network of the nearest of the other carriers. */
export function nearestNetwork(companyId: string | null, others: Pick<Carrier, 'companyId'>[]) {
  if (others.some((other) => other.companyId === companyId)) return 'own';
  return others.some((other) => other.companyId === null) ? 'internal' : 'external';
}

/** Advice when a carrier exists already, by the network where it exists (specification, section 8). */
export const GUIDANCE: Record<'own' | 'internal' | 'external', Words> = {
  own: {
    es: 'El transportista ya existe en su red. Búsquelo en la lista y actualice su registro.',
    en: 'Carrier already exists in your own network. Find it in the list and update its record.',
  },
  internal: {
    es: 'El transportista ya existe en la red interna de Andén. Invítelo desde ahí, sin registrarlo de nuevo.',
    en: 'Carrier already exists in the internal network of Andén. Invite it from there; it need not be registered again.',
  },
  external: {
    es: 'El transportista ya existe en una red externa. Si es un error, use Ayuda en el menú de su nombre.',
    en: 'Carrier already exists in an external network. If this is a mistake, use Help in the name menu.',
  },
};

/** The error for an RFC that another record has, without saying which one (specification, section 8). */
export const LINKED: Words = {
  es: 'El RFC ya está ligado a otro registro de transportista. Si es un error, use Ayuda en el menú de su nombre.',
  en: 'RFC already linked to another carrier record. If this is a mistake, use Help in the name menu.',
};

/** The error for an identifier that another carrier has (specification, section 5). */
export const EXISTS: Words = {
  es: 'El identificador ya existe',
  en: 'Identifier already exists',
};
