import type { NumberKind } from './formats.ts';

/** The text of a number as a person would have typed it: a plain decimal, 2026-11-30, 08:30, or both. */
export function numberText(text: string, kind: NumberKind, isFrom1904: boolean): string {
  const value = Number(text);
  if (text === '' || !Number.isFinite(value)) return text;
  if (kind === 'number' || value < 0) return plain(value);
  if (typeof kind === 'object') return plain(value).padStart(kind.digits, '0');
  const seconds = Math.round(value * DAY);
  if (kind === 'elapsed') return clock(seconds);
  const time = clock(seconds % DAY);
  if (kind === 'time') return time;
  const date = dateText(Math.floor(seconds / DAY) + (isFrom1904 ? DAYS_TO_1904 : 0));
  if (!date) return time;
  return kind === 'date' || seconds % DAY === 0 ? date : `${date} ${time}`;
}

/** The text with Excel's escapes of characters that XML cannot hold decoded: `_x000D_` is a carriage return. */
export function decodeEscapes(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9a-fA-F]{4})_/g, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
}

const DAY = 86_400;
const DAYS_TO_1904 = 1462;

/** Excel has fifteen digits: 0.30000000000000004 was typed as 0.3. */
function plain(value: number): string {
  const text = String(Number(value.toPrecision(15)));
  if (!text.includes('e')) return text;
  return value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 });
}

function clock(seconds: number): string {
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ];
  const parts = rest ? [hours, minutes, rest] : [hours, minutes];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** The day with this number; '' for number 0, which is a time without a day. Excel has a 29th of February in 1900. */
function dateText(days: number): string {
  if (days === 0) return '';
  const date = new Date(Date.UTC(1899, 11, days < 60 ? 31 : 30) + days * DAY * 1000);
  return Number.isNaN(date.getTime()) ? String(days) : date.toISOString().slice(0, 10);
}
