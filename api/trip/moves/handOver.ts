import { labelsOf } from '../../core/contract/labels.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { phoneText } from '../../platform/geography/phone.ts';
import { handOverManner } from '../../quoting/quotes/index.ts';
import type { Locale } from '../../shared/words.ts';

type MoveStop = Schemas['MoveStop'];

/** What the driver of a leg reads at the stop where the load changes hands: from or to which leg, how, and whom to ask for. */
export function handOverAt(
  { number }: Pick<Schemas['Stop'], 'number'>,
  { stops, neighbours }: Pick<Schemas['Shipment'], 'stops' | 'neighbours'>,
  locale: Locale,
): Pick<MoveStop, 'handOver'> {
  const { before, after } = neighbours ?? {};
  if (before && number === 1) return { handOver: { side: 'before', ...wordsOf(before, locale) } };
  if (after && number === stops.length)
    return { handOver: { side: 'after', ...wordsOf(after, locale) } };
  return {};
}

function wordsOf(handOver: Schemas['NeighbourHandOver'], locale: Locale) {
  const { leg, contactName, contactPhone, seal } = handOver;
  return {
    leg: labelsOf('BoughtLeg')[leg]![locale],
    manner: handOverManner(handOver, locale),
    contact: contactName,
    phone: contactPhone && phoneText(contactPhone),
    seal,
  };
}
