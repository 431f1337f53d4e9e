import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { formatDate } from '../format/formatDate.ts';
import { formatPhone } from '../format/formatPhone.ts';
import { useProduct } from '../modules/product.ts';
import { isMoney, nameOf } from '../contract/schema.ts';
import { formatMoney } from '../format/formatMoney.ts';
import { useRegion } from '../format/useNumberFormat.ts';
import { useOwnText } from './ownText.ts';
import { wordKeys } from './wordKeys.ts';

type Say = (field: string, value: unknown) => string;

/**
 * Returns a function that writes a field's value as text: translated values, dates, phones, amounts with their
 * currency, places; a dash when it is empty. Parts of an object are named where they have a name. The values of an enum are translated at `<resource>.<field>.<value>`, or
 * at one of the words of the field's name.
 */
export function useText(): Say {
  const translate = useTranslate();
  const region = useRegion();
  const record = useRecordContext() ?? {};
  const resource = useResourceContext() ?? '';
  const word = (keys: string[]) =>
    keys.map((key) => translate(key, { _: '' })).find((text) => text !== '');

  const ownTextOf = useOwnText();
  const valueTextOf = useProduct().useValueText();

  const scalar: Say = (field, value) => {
    const better = ownTextOf(field, value);
    if (better !== undefined) return better;
    const text = String(value);
    if (/phone/i.test(field)) return formatPhone(text);
    if (isMoney(field) && /^\d+(\.\d+)?$/.test(text))
      return formatMoney(text, currencyOf(field, record), region);
    if (/^\d{4}-\d{2}-\d{2}(T.+)?$/.test(text)) return formatDate(text, region, { withTime: true });
    return nameOf(text) ?? ((/^\w+$/.test(text) && word(wordKeys(resource, field, text))) || text);
  };
  const say: Say = (field, value) => {
    if (isNothing(value)) return '—';
    if (typeof value === 'boolean') return translate(`ra.boolean.${value}`);
    if (Array.isArray(value)) return value.map((one) => say(field, one)).join(', ');
    if (typeof value !== 'object') return scalar(field, value);
    const whole = valueTextOf(field, value);
    if (whole !== undefined) return whole;
    const parts = inOrder(value as object).filter(([, part]) => !isNothing(part) && !isId(part));
    const withName = ([name, part]: [string, unknown]) =>
      [word(wordKeys(resource, field, name)), say(name, part)].filter(Boolean).join(' ');
    return parts.map(withName).join(', ');
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

/** The currency of an amount: `contractCurrency` for `contractRate`, otherwise the record's one currency. */
function currencyOf(field: string, record: Record<string, unknown>): string | undefined {
  const currencyField = field.replace(/[A-Z][a-z]+$/, 'Currency');
  return (record[currencyField] ?? record.currency) as string | undefined;
}

/** The parts of an address from the street to the country, hours of a week in its order; the database returns others. */
function inOrder(value: object): [string, unknown][] {
  const place = (name: string) => ORDER.indexOf(name);
  return Object.entries(value).sort(([a], [b]) => place(a) - place(b));
}

const ADDRESS = ['name', 'street', 'postalCode', 'city', 'state', 'country'];
const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const ORDER = ['from', 'to', ...ADDRESS, ...WEEK];
