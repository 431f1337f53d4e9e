import { useLocale, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { formatDate } from '../format/formatDate.ts';
import { formatPhone } from '../format/formatPhone.ts';
import { isMoney, nameOf } from '../contract/schema.ts';
import { formatMoney } from '../format/formatMoney.ts';

type Say = (field: string, value: unknown) => string;

/**
 * A field's value as people read it: words, dates, phones, amounts with their currency, places; a dash for nothing. The words of a
 * closed list are looked up at `<resource>.<field>.<value>`, or at one of the words of the field's name.
 */
export function useText(): Say {
  const translate = useTranslate();
  const region = useLocale() === 'es' ? 'es-MX' : 'en-US';
  const record = useRecordContext() ?? {};
  const resource = camel(useResourceContext()?.split('/').at(-1) ?? '');
  const word = (keys: string[]) =>
    keys.map((key) => translate(key, { _: '' })).find((text) => text !== '');

  const scalar: Say = (field, value) => {
    const text = String(value);
    if (/phone/i.test(field)) return formatPhone(text);
    if (isMoney(field) && /^\d+(\.\d+)?$/.test(text))
      return formatMoney(text, currencyOf(field, record), region);
    if (/^\d{4}-\d{2}-\d{2}(T.+)?$/.test(text)) return formatDate(text, region, { withTime: true });
    return nameOf(text) ?? ((/^\w+$/.test(text) && word(keysOf(resource, field, text))) || text);
  };
  const say: Say = (field, value) => {
    if (isNothing(value)) return '—';
    if (typeof value === 'boolean') return translate(`ra.boolean.${value}`);
    if (Array.isArray(value)) return value.map((one) => say(field, one)).join(', ');
    if (typeof value !== 'object') return scalar(field, value);
    const parts = inOrder(value as object).filter(([, part]) => !isNothing(part) && !isId(part));
    return parts.map(([name, part]) => say(name, part)).join(', ');
  };
  return say;
}

/** Whether a field has no value: null, an empty text, an empty list. */
export function isNothing(value: unknown): boolean {
  return value == null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Whether a value is a record's id. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);
}

function keysOf(resource: string, field: string, value: string) {
  const words = [field, ...field.split(/(?=[A-Z])/).map((word) => word.toLowerCase())];
  const named = words.flatMap((word) => [word, word.replace(/ies$/, 'y').replace(/s$/, '')]);
  const own = named.flatMap((word) => [
    `${resource}.${word}.${value}`,
    `anden.${word}.${value}`,
    `anden.${word}.${resource}.${value}`,
  ]);
  return /^(MX|US|CA)$/.test(value) ? [`anden.country.${value}`] : own;
}

/** The currency of an amount: `contractCurrency` for `contractRate`, otherwise the record's one currency. */
function currencyOf(field: string, record: Record<string, unknown>): string | undefined {
  const own = field.replace(/[A-Z][a-z]+$/, 'Currency');
  return (record[own] ?? record.currency) as string | undefined;
}

/** Addresses from the street to the country; the database keeps keys in an order of its own. */
function inOrder(value: object): [string, unknown][] {
  const place = (name: string) => (ADDRESS.includes(name) ? ADDRESS.indexOf(name) : -1);
  return Object.entries(value).sort(([a], [b]) => place(a) - place(b));
}

const ADDRESS = ['name', 'street', 'postalCode', 'city', 'state', 'country'];

function camel(name: string) {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
