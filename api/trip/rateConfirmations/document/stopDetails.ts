import { type Locale, textField } from '../../../shared/languages.ts';
import { phoneText } from '../../../platform/geography/phone.ts';
import { goodsText } from '../../../platform/geography/stopText.ts';
import type { ListedStop } from '../content/content.ts';
import { WORDS } from './words.ts';

/** The lines below the address and the times of a stop: who is there, its reference, and what is taken or left. */
export function stopDetails(stop: ListedStop, weightUnit: string, locale: Locale): string[] {
  const { contact, reference, kind, goods } = stop;
  const person = [contact?.name, contact?.phone && phoneText(contact.phone)].filter(Boolean);
  const comodity = textField('comodity', locale);
  const goodsTexts = goods.map((good) =>
    goodsText({ ...good, comodity: good[comodity] }, { weightUnit, locale }),
  );
  const lines: [label: keyof typeof WORDS, text: string | null][] = [
    ['contact', person.join(' · ')],
    ['stopReference', reference],
    [kind === 'pickup' ? 'taken' : 'left', goodsTexts.filter(Boolean).join('; ')],
  ];
  return lines.flatMap(([label, text]) => (text ? [`${WORDS[label][locale]}: ${text}`] : []));
}
