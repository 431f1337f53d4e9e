/**
 * A value with what differs from run to run replaced: ids, times, days and the tokens of keys, webhooks and links. Equal
 * ids stay equal.
 */
export function settled<T>(value: T, ids = new Map<string, string>()): T {
  if (typeof value === 'string') return settledText(value, ids) as T;
  if (Array.isArray(value)) return value.map((one) => settled(one as unknown, ids)) as T;
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [settledText(key, ids), settled(one, ids)]),
  ) as T;
}

/** Whether a text is, or contains, something that differs from run to run. */
export function isOfRun(text: string): boolean {
  return settledText(text, new Map()) !== text;
}

function settledText(text: string, ids: Map<string, string>): string {
  return text
    .replace(/(?<=anden_key_)[\w-]{9,}|(?<=whsec_)[\w+/=]{9,}/g, '…')
    .replace(ID, (id) => {
      if (!ids.has(id))
        ids.set(id, `01935c00-0000-7000-8000-${String(ids.size + 1).padStart(12, '0')}`);
      return ids.get(id)!;
    })
    .replace(TIME, (_, seconds, zone) =>
      zone ? '2026-11-25T15:04:05.000Z' : `2026-11-25T15:04${seconds ? ':05' : ''}`,
    )
    .replace(DAY, '2026-12-01')
    .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, 'eyJhbGciOiJSUzI1NiJ9')
    .replace(/(?<![\w-])[\w-]{65}(?![\w-])/g, '…')
    .replace(/\b\d{13}\.[\w-]{16}\.[\w-]{43}/g, '…')
    .replace(/(?<![\w-])[\w-]{43}(?![\w-])/g, 'A'.repeat(43))
    .replace(/\b[0-9a-f]{32}\b/g, '0123456789abcdef'.repeat(2))
    .replace(/(?<=Prueba) \d+(-\d+)?/g, '')
    .replace(/127\.0\.0\.1:\d+|localhost(:|%3A)\d+/g, 'anden.example');
}

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const TIME = /\b\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?/g;
const DAY = /\b20\d\d-\d\d-\d\d\b(?!T)/g;
