import type { Locale } from '../../../shared/words.ts';
import type { LoadReading, Span } from '../Reading.ts';
import { MOST_BETWEEN } from './proposedStops.ts';

/** The comment of a quote, with the words of the message that it has. */
export interface MessageComment {
  comment: string;
  words: Span[];
}

/**
 * Facts of a message for which a quote has no field, in the words of the message: goods without a catalog entry, the UN
 * number, stops beyond those that a quote may have, the crossing and the service.
 */
export function commentOf(
  { comodity, unNumber, stops, crossing, service }: LoadReading,
  { text, locale }: { text: string; locale: Locale },
): MessageComment | undefined {
  const goods = comodity?.value && !comodity.value.id ? comodity : undefined;
  const parts = [
    partOf('', goods ? [goods.words] : []),
    partOf('', unNumber ? [unNumber.words] : []),
    partOf(WORDS.stops[locale], stops.length > MOST_BETWEEN ? wordsOf(stops) : []),
    partOf(WORDS.crossing[locale], crossing ? [crossing.words] : []),
    partOf('', service ? [service.words] : []),
  ].filter((part) => part.words.length > 0);
  const comment = parts.map(({ sentence }) => sentence).join('. ');
  if (!comment || comment.length > LONGEST) return undefined;
  return { comment, words: parts.flatMap(({ words }) => words) };

  function partOf(label: string, words: Span[]) {
    const texts = words.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' '));
    return { words, sentence: label + texts.join(', ') };
  }
}

function wordsOf(stops: LoadReading['stops']): Span[] {
  return stops.map(({ words }) => words);
}

/** As long as a comment may be. */
const LONGEST = 500;

const WORDS = {
  stops: { es: 'Paradas: ', en: 'Stops: ' },
  crossing: { es: 'Cruce: ', en: 'Crossing: ' },
};
