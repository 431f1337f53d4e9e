import { settledTimes } from './settledTimes.ts';

/**
 * Makes the function that replaces, in each part of this call, what differs from run to run: ids, times, days, and the
 * tokens of keys, webhooks and links. Equal ids stay equal; days and times keep their order, and names lose their id.
 */
export function settling(call: unknown): <T>(value: T) => T {
  const ids = new Map<string, string>();
  const times = settledTimes(JSON.stringify(call) ?? '');
  const text = (one: string) => withoutSecrets(times(withoutIds(one, ids)));
  return function settled<T>(value: T): T {
    if (typeof value === 'string') return text(value) as T;
    if (Array.isArray(value)) return value.map((one) => settled(one as unknown)) as T;
    if (!value || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [text(key), settled(one as unknown)]),
    ) as T;
  };
}

/** Whether a text is, or contains, something that differs from run to run. */
export function isOfRun(text: string): boolean {
  return settling(text)(text) !== text;
}

function withoutIds(text: string, ids: Map<string, string>): string {
  return text
    .replace(/(?<=anden_key_)[\w-]{9,}|(?<=whsec_)[\w+/=]{9,}/g, '…')
    .replace(NAMED, '')
    .replace(MAILBOX, 'prueba')
    .replace(ID, (id) => {
      if (!ids.has(id))
        ids.set(id, `01935c00-0000-7000-8000-${String(ids.size + 1).padStart(12, '0')}`);
      return ids.get(id)!;
    });
}

function withoutSecrets(text: string): string {
  return text
    .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, 'eyJhbGciOiJSUzI1NiJ9')
    .replace(/(?<![\w-])[\w-]{65}(?![\w-])/g, '…')
    .replace(/\b\d{13}\.[\w-]{16}\.[\w-]{43}/g, '…')
    .replace(/(?<![\w-])[\w-]{43}(?![\w-])/g, 'A'.repeat(43))
    .replace(/\b[0-9a-f]{32}\b/g, '0123456789abcdef'.repeat(2))
    .replace(/(?<=Prueba) \d+(-\d+)?/g, '')
    .replace(/127\.0\.0\.1:\d+|localhost(:|%3A)\d+/g, 'anden.example');
}

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const ID = new RegExp(UUID, 'g');

/** The id behind a name that a factory has drawn, and the one before the `@` of an address. */
const NAMED = new RegExp(`(?<=\\p{L}) ${UUID}`, 'gu');
const MAILBOX = new RegExp(`${UUID}(?=@)`, 'g');
