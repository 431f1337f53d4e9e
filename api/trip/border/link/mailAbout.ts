import { momentWithZone } from '../../../core/i18n/dateInWords.ts';
import type { Locale } from '../../../shared/words.ts';
import { factPairs, type Message } from '../../../core/mail/message.ts';
import type { BorderFacts } from '../facts.ts';
import type { Gap } from '../gaps.ts';
import { factsInWords, zoneOfBridge } from '../request.ts';
import { gapText } from '../words.ts';

/** The mail that asks for what is owed of a load, without its link. */
export function mailAbout(
  load: BorderFacts,
  gaps: Gap[],
  locale: Locale,
): Omit<Message, 'locale' | 'link' | 'copies'> {
  const t = WORDS[locale];
  const dueText = ({ dueAt }: Gap) =>
    dueAt ? `, ${t.before} ${momentWithZone(new Date(dueAt), zoneOfBridge(load), locale)}` : '';
  return {
    kind: 'border_asked',
    subject: `${t.subject} ${load.reference}`,
    lines: [t.ask, ...gaps.map((gap) => `${gapText(gap, locale)}${dueText(gap)}.`)],
    facts: factPairs(factsInWords(load, locale)),
  };
}

const WORDS = {
  es: {
    subject: 'Datos para el cruce del embarque',
    ask: 'Para que el embarque cruce la frontera se necesita esto de su parte. Puede darlo sin cuenta ni contraseña.',
    before: 'antes del',
  },
  en: {
    subject: 'Data for the border crossing of load',
    ask: 'For the load to cross the border, this is needed from you. You can give it without account or password.',
    before: 'before',
  },
};
