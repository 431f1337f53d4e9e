import { plainText } from './dayWords.ts';

/** Reads a time of day as people write it ("8", "8:30 am", "0830", "20 hrs", "mediodía") as `HH:MM`. */
export function readTime(text: string): string | undefined {
  const plain = plainText(text)
    .replace(/^(?:a las?|las?|at|@) ?/, '')
    .replace(/ y media\b/, ':30')
    .replace(/ y cuarto\b/, ':15');
  if (/^(?:medio ?dia|(?:12 )?noon)$/.test(plain)) return '12:00';
  if (/^(?:media ?noche|midnight)$/.test(plain)) return '00:00';
  const [, hour, minutes = '00', part = ''] = TIME.exec(plain) ?? [];
  return hour === undefined ? undefined : timeOf(Number(hour), minutes, part.trim());
}

function timeOf(hour: number, minutes: string, part: string): string | undefined {
  const isTwelve = hour >= 1 && hour <= 12;
  if (part && !/^h/.test(part) && !isTwelve) return undefined;
  // Twelve in the morning may be either.
  if (hour === 12 && /(?:manana|morning)$/.test(part)) return undefined;
  const isAfternoon = /^p|(?:tarde|noche|afternoon|evening|night)$/.test(part);
  const isMidnight = hour === 12 && /^a|(?:noche|madrugada|night)$/.test(part);
  const hours = isMidnight ? 0 : isAfternoon && hour < 12 ? hour + 12 : hour;
  return hours < 24 && Number(minutes) < 60
    ? `${String(hours).padStart(2, '0')}:${minutes}`
    : undefined;
}

const PARTS = [
  'a ?m?|p ?m?',
  'h(?:rs?|s|oras?|ours?)?',
  'de la (?:manana|tarde|noche|madrugada)',
  '(?:in the (?:morning|afternoon|evening)|at night)',
].join('|');
const TIME = new RegExp(`^(\\d{1,2})(?:[:.h]?(\\d{2})(?::\\d{2})?)?( ?(?:${PARTS}))?$`);
