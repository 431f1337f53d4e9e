import { localDay } from '../../format/localDay.ts';
import type { Reference } from '#reading/when/readDay';
import type { Tongue } from '#reading/when/dayWords';

type Reader = NonNullable<Reference['other']>;

/** The reader of other words for days in a language, once it is loaded. */
export function otherReader(locale: Tongue): Reader | undefined {
  return loaded.get(locale);
}

/** Loads the reader of other words for days: "en 3 días", "in two weeks". Resolves to undefined without a connection. */
export async function loadOtherReader(locale: Tongue): Promise<Reader | undefined> {
  const { casual } = await READERS[locale]();
  const reader: Reader = (text, { today, isPast }) => {
    const results = casual.parse(text, new Date(`${today}T12:00`), { forwardDate: !isPast });
    const [result, ...others] = results;
    // A part of a text is often another day: "mañana" in words around it, or a year's first digits.
    const isWhole = result?.text === text && others.length === 0 && !result.end;
    if (!isWhole || !result.start.isCertain('day')) return undefined;
    return result.start.isCertain('hour') ? undefined : localDay(result.start.date());
  };
  loaded.set(locale, reader);
  return reader;
}

const READERS: Record<Tongue, () => Promise<Pick<typeof import('chrono-node/en'), 'casual'>>> = {
  es: () => import('chrono-node/es'),
  en: () => import('chrono-node/en'),
};
const loaded = new Map<Tongue, Reader>();
