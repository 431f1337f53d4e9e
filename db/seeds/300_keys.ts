import { companyId } from './directory/companies.ts';
import { userId } from './directory/users.ts';
import { id } from './tools/ids.ts';
import { addDays, instantOf, later, localDate } from './tools/time.ts';

const DAY = 24 * 60;
const MEXICO_CITY = 'America/Mexico_City';

/**
 * The API keys of the demo data, which nobody can use, because no secret has their hashes: the ERP of Puente Logistics,
 * with a day on which it asked for too much; a key that was revoked; and the one of Andén's own reports.
 */
export function rows(now: Date) {
  const erp = key('erp', now, { age: 40, name: 'ERP', scopes: ERP, lastUsedAt: later(now, -4) });
  const old = key('gps', now, {
    age: 90,
    name: 'Rastreo de flota',
    scopes: ['shipments:read', 'shipments:write'],
    lastUsedAt: later(now, -21 * DAY),
    revokedAt: later(now, -20 * DAY),
  });
  const reports = {
    ...key('reports', now, { age: 12, name: 'Reportes', scopes: ['results:read'] }),
    companyId: companyId('operator'),
    userId: userId('admin@anden.test'),
  };
  return { api_keys: [erp, old, reports], api_key_days: daysOf(erp.id, now) };
}

const ERP = ['companies:read', 'locations:read', 'quotes:read', 'quotes:write', 'shipments:read'];

interface DemoKey {
  /** Days since it was made. */
  age: number;
  name: string;
  scopes: string[];
  lastUsedAt?: Date;
  revokedAt?: Date;
}

function key(of: string, now: Date, { age, lastUsedAt, revokedAt, ...rest }: DemoKey) {
  const createdAt = later(now, -age * DAY);
  return {
    id: id(`key:${of}`),
    companyId: companyId('puente') as string,
    userId: userId('broker@puente.test') as string,
    prefix: `anden_key_${id(of).slice(-6)}`,
    secretHash: `no secret has this hash: ${of}`,
    expiresAt: instantOf(addDays(localDate(createdAt, MEXICO_CITY), 365), '00:00', MEXICO_CITY),
    createdAt,
    updatedAt: revokedAt ?? createdAt,
    version: revokedAt ? 2 : 1,
    lastUsedAt: lastUsedAt ?? null,
    revokedAt: revokedAt ?? null,
    ...rest,
  };
}

/** A program that asks for quotes at work and little on weekends. */
function daysOf(keyId: string, now: Date) {
  const today = localDate(now, MEXICO_CITY);
  return Array.from({ length: 40 }, (_, back) => {
    const day = addDays(today, -back);
    const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
    const calls = (isWeekend ? 40 : 190) + ((back * 37) % 60) + (back === 9 ? 240 : 0);
    return { keyId, day, calls, errors: back === 9 ? 61 : back % 6 === 0 ? 3 : 0 };
  });
}
