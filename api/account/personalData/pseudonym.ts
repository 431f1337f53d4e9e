import { createHash } from 'node:crypto';
import type { Schemas } from '../../core/contract/types.ts';
import type { Address } from './address.ts';

/** The values that replace a person's data after its erasure; it is not made from the data. */
export interface Pseudonym {
  name: string;
  lastName: string;
  email: string;
  phone: string;
}

/** The patterns with which Postgres finds a person's data in a text. */
export interface Search {
  /** A regular expression that finds the data and nothing else. */
  pattern: string;
  /** A pattern of `ilike` that every such text matches; it is ten times faster and leaves few texts to `pattern`. */
  like: string;
}

/** A person's data in texts, and what replaces it. */
export interface Replacement extends Search {
  by: string;
  isName?: boolean;
}

/** The pseudonym of a user, always the same for the same id. The phone number has an area code that does not exist. */
export function pseudonymOf(id: string): Pseudonym {
  const hash = createHash('sha256').update(id).digest('hex');
  const code = hash.slice(0, 8);
  const digits = String(Number.parseInt(hash.slice(8, 20), 16) % 1e8).padStart(8, '0');
  return {
    name: 'Persona',
    lastName: `eliminada ${code}`,
    email: `${code}@eliminada.invalid`,
    phone: `5200${digits}`,
  };
}

/** The replacements of a user's e-mail address, phone in any format, and full name in any text. */
export function replacementsOf(user: Schemas['User'], to: Pseudonym): Replacement[] {
  const { email, phone, firstName, lastName, maidenName } = user;
  const names = [
    `${firstName} ${lastName}`,
    `${lastName} ${firstName}`,
    ...(maidenName ? [`${firstName} ${maidenName}`] : []),
  ];
  return [
    replacementOf({ kind: 'email', value: email }, to),
    ...(phone ? [replacementOf({ kind: 'phone', value: phone }, to)] : []),
    ...names.map((name) => replacementOfName(name, to)),
  ];
}

/** The replacement of an address in any text. */
export function replacementOf(address: Address, to: Pseudonym): Replacement {
  return { ...searchOf(address), by: to[address.kind] };
}

/** The replacement of a full name in any text. */
export function replacementOfName(name: string, to: Pseudonym): Replacement {
  const by = `${to.name} ${to.lastName}`;
  return { pattern: namePattern(name), like: likeOf(name), by, isName: true };
}

/** Finds an address in any text, and no longer one that contains it. */
export function searchOf({ kind, value }: Address): Search {
  if (kind === 'email') return { pattern: emailPattern(value), like: likeOf(value) };
  return { pattern: phonePattern(value), like: likeOf([...localNumber(value)].join(' ')) };
}

/** The words of a text in their order, with anything between them. */
function likeOf(text: string): string {
  return `%${text.match(/[\p{L}\p{N}]+/gu)?.join('%') ?? ''}%`;
}

function emailPattern(email: string): string {
  const before = `(?:(?<![\\w.%+'-])|${AFTER_ESCAPE})`;
  return `${before}${escaped(email)}(?![\\w-]|\\.\\w)`;
}

/** The number with or without its country code, and with any separators between its digits. */
function phonePattern(phone: string): string {
  const local = [...localNumber(phone)].join('[ ().-]*');
  return `(?<![0-9])(?:\\+?(?:52|1)[ ().-]*1?[ ().-]*)?${local}(?![0-9])`;
}

/** A phone number without its country code. */
function localNumber(phone: string): string {
  return phone.slice(-10);
}

function namePattern(name: string): string {
  const words = name.trim().split(/\s+/).map(escaped);
  return `(?:\\m|${AFTER_ESCAPE})${words.join('[, ]+')}\\M`;
}

/** The place after a line break or tab as it stands in JSON, whose letter would look like the beginning of the word. */
const AFTER_ESCAPE = '(?<=\\\\[bfnrt])';

/** A text as it stands in JSON too, without a special meaning in a pattern. */
function escaped(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replace(/[^\p{L}\p{N}\s]/gu, '\\$&');
}
