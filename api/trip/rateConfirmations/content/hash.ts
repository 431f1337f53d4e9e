import { createHash } from 'node:crypto';
import type { Content } from './content.ts';

/** SHA-256 of the content in its canonical form, in hex: the same data give the same hash, in any order. */
export function hashOf(content: Content): string {
  return createHash('sha256').update(canonical(content)).digest('hex');
}

/** JSON with sorted keys and no blanks (RFC 8785; the content holds no fractions). */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`);
  return `{${members.join(',')}}`;
}
