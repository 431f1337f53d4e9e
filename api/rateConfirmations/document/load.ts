import type { Fact, Section } from '../../core/print/model.ts';
import { grouped } from '../../core/i18n/readDecimal.ts';
import type { Locale } from '../../core/i18n/words.ts';
import type { Content } from '../content.ts';
import { MOVEMENTS, WORDS } from './words.ts';

/** What moves, and with what; hazmat is told either way, the rest as far as it is known. */
export function loadOf({ movement, cargo }: Content, locale: Locale): Section {
  const named = (es: string | null, en: string | null) => (locale === 'es' ? es : en);
  const facts: [label: keyof typeof WORDS, text: string | null | undefined][] = [
    ['movement', MOVEMENTS[movement][locale]],
    ['equipment', named(cargo.equipmentEs, cargo.equipmentEn)],
    ['comodity', named(cargo.comodityEs, cargo.comodityEn)],
    ['weight', cargo.weight && `${plain(cargo.weight)} ${cargo.weightUnit}`],
    ['units', cargo.units === null ? null : grouped(String(cargo.units))],
    ['packaging', named(cargo.packagingEs, cargo.packagingEn)],
    ['hazmat', WORDS[cargo.hazmat ? 'yes' : 'no'][locale]],
  ];
  const known = facts.flatMap(([label, text]): Fact[] =>
    text ? [[WORDS[label][locale], text]] : [],
  );
  return { heading: WORDS.load[locale], blocks: [{ kind: 'facts', facts: known }] };
}

/** "18500.00" as "18,500", "18500.50" as "18,500.5". */
function plain(decimal: string): string {
  return grouped(decimal.replace(/\.?0+$/, (zeros) => (zeros.startsWith('.') ? '' : zeros)));
}
