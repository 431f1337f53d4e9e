import { invalid } from '../errors/errors.ts';
import type { Exchange } from './exchange.ts';

/**
 * The changes in a PUT: its body without the properties that the contract marks `readOnly`. Throws 422 when `id`
 * differs from the path's; without an `If-Match` header, `version` is used instead.
 */
export function changeOf(exchange: Exchange, body: unknown): unknown {
  const { readOnly, params } = exchange;
  if (readOnly.length === 0 || !isRecord(body)) return body;
  const { id, version } = body;
  if (readOnly.includes('id') && id !== undefined && id !== params!.id)
    throw invalid('id', OTHER_ID);
  if (version !== undefined) exchange.ifMatch ??= Number.isInteger(version) ? Number(version) : -1;
  const changedEntries = Object.entries(body).filter(([name]) => !readOnly.includes(name));
  return Object.fromEntries(changedEntries);
}

function isRecord(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

const OTHER_ID = {
  es: 'El registro es otro que el de la dirección',
  en: 'The record is another than that of the address',
};
