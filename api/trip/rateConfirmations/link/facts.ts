import { moneyText } from '../../../core/i18n/moneyText.ts';
import type { Fact } from '../../../core/print/model.ts';
import { textField } from '../../../shared/languages.ts';
import { laneText } from '../../../platform/geography/addressLines.ts';
import { appointmentText } from '../../../platform/geography/appointment.ts';
import { WORDS } from '../document/words.ts';
import type { Content, Stop } from '../content/content.ts';

/** Lists the facts of a revision for a mail, in its carrier's language: the lane, the appointments, the equipment and the rate. */
export function factsOf(content: Content): Fact[] {
  const { language: locale, pickup, delivery, cargo, price, broker } = content;
  const at = (stop: Stop) => appointmentText(stop, locale);
  const facts: [keyof typeof WORDS, string | null | undefined][] = [
    ['laneText', laneText({ origin: pickup.place, destination: delivery.place })],
    ['pickup', at(pickup)],
    ['delivery', at(delivery)],
    ['equipment', cargo[textField('equipment', locale)]],
    ['total', price.total && moneyText(price.total, price.currency)],
    ['broker', [broker.contact?.name, broker.name].filter(Boolean).join(', ')],
  ];
  return facts.flatMap(([word, text]) => (text ? [[WORDS[word][locale], text] as const] : []));
}
