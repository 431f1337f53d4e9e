import { moneyText } from '../../../core/i18n/moneyText.ts';
import type { Fact } from '../../../core/print/model.ts';
import { textField } from '../../../shared/languages.ts';
import { cityText } from '../../../platform/geography/addressLines.ts';
import { appointmentText } from '../../../platform/geography/appointment.ts';
import { laneWithStops, stopName } from '../../../platform/geography/stopText.ts';
import { handOverFacts } from '../document/handOvers.ts';
import { WORDS } from '../document/words.ts';
import type { Content } from '../content/content.ts';

/** Lists the facts of a revision for a mail, in its carrier's language: the lane, the appointments, the equipment and the rate. */
export function factsOf(content: Content): Fact[] {
  const { language: locale, pickup, delivery, cargo, price, broker, stops = [] } = content;
  const lane = { origin: pickup.place, destination: delivery.place };
  const facts: [keyof typeof WORDS, string | null | undefined][] = [
    ['equipment', cargo[textField('equipment', locale)]],
    ['total', price.total && moneyText(price.total, price.currency)],
    ['broker', [broker.contact?.name, broker.name].filter(Boolean).join(', ')],
  ];
  const others = facts.flatMap(([word, text]): Fact[] =>
    text ? [[WORDS[word][locale], text]] : [],
  );
  const laneFact: Fact = [WORDS.laneText[locale], laneWithStops(lane, stops.length, locale)];
  return [laneFact, ...appointmentsOf(content), ...handOverFacts(content, locale), ...others];
}

function appointmentsOf({ language: locale, pickup, delivery, stops = [] }: Content): Fact[] {
  if (stops.length > 2)
    return stops.map((stop): Fact => {
      const texts = [cityText(stop.place), appointmentText(stop, locale)];
      return [stopName(stop, stops.length, locale), texts.join('. ')];
    });
  return [
    [WORDS.pickup[locale], appointmentText(pickup, locale)],
    [WORDS.delivery[locale], appointmentText(delivery, locale)],
  ];
}
