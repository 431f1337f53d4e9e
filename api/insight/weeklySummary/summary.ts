import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { dateInWords } from '../../core/i18n/dateInWords.ts';
import { daysAfter } from '../../core/i18n/days.ts';
import type { Words } from '../../shared/words.ts';
import type { Message } from '../../core/mail/message.ts';
import { compared } from '../figures/index.ts';
import { expiringDocuments } from '../results/index.ts';
import { radarFacts } from './radar.ts';

/**
 * The mail about the seven days before a Monday, beside the seven before those; none for an actor to whom nothing
 * happened.
 */
export async function summaryOf(
  actor: Actor,
  monday: string,
  now: Date,
): Promise<Message | undefined> {
  const { locale } = actor;
  const [from, to] = [daysAfter(monday, -7), daysAfter(monday, -1)];
  const { last, before } = await compared(actor, { from, days: 7, now });
  const expiring = await expiringWithin30(actor);
  const radar = await radarFacts(actor);
  const isIdle = last.sent === 0 && before.sent === 0;
  if (isIdle && expiring === 0 && isEmpty(radar)) return undefined;
  const figures = FIGURES.filter(({ of }) => of(last) !== undefined);
  return {
    kind: 'weekly_summary',
    locale,
    subject: `${SUBJECT[locale]}: ${dateInWords(from, locale)}`,
    lines: [LINE[locale](dateInWords(from, locale), dateInWords(to, locale))],
    facts: [
      ...figures.map(({ label, of }): Fact => [label[locale], `${of(last)} (${of(before)})`]),
      [DOCUMENTS[locale], String(expiring)],
      ...radar,
    ],
    link: isIdle
      ? { label: TO_RADAR[locale], path: '/admin/radar' }
      : { label: LINK[locale], path: `/admin/results?from=${from}&to=${to}` },
    unsubscribe: { userId: actor.userId!, kind: 'weekly_summary' },
  };
}

async function expiringWithin30(actor: Actor): Promise<number> {
  const { documents } = await expiringDocuments(actor);
  return documents.reduce((sum, { days30 }) => sum + days30, 0);
}

/** Whether all counts of the radar are 0. */
function isEmpty(radar: Fact[]): boolean {
  return radar.every(([, count]) => count === '0');
}

type Fact = [label: string, text: string];

interface Figure {
  label: Words;
  /** A dash for what is not known; undefined for what the reader does not see. */
  of: (figures: Schemas['AnswerFigures']) => string | undefined;
}

const FIGURES: Figure[] = [
  {
    label: { es: 'Solicitudes', en: 'Requests' },
    of: ({ sent }) => String(sent),
  },
  {
    label: { es: 'Con tarifa', en: 'With a rate' },
    of: ({ answered }) => String(answered),
  },
  {
    label: { es: 'Asignadas', en: 'Assigned' },
    of: ({ awarded }) => String(awarded),
  },
  {
    label: { es: 'Tiempo a la primera tarifa (mediana)', en: 'Time to the first rate (median)' },
    of: ({ medianMinutes }) => (medianMinutes === null ? '—' : `${medianMinutes} min`),
  },
  {
    label: { es: 'Con tarifa en 60 minutos', en: 'With a rate within 60 minutes' },
    of: ({ percentWithinHour }) => (percentWithinHour === null ? '—' : `${percentWithinHour}%`),
  },
  {
    label: { es: 'Margen', en: 'Margin' },
    of: ({ marginPercent }) =>
      marginPercent === null ? '—' : marginPercent && `${marginPercent}%`,
  },
];

const SUBJECT = { es: 'Resumen de la semana', en: 'Weekly summary' };
const LINE = {
  es: (from: string, to: string) => `Del ${from} al ${to}, y entre paréntesis la semana anterior.`,
  en: (from: string, to: string) => `${from} to ${to}, and in parentheses the week before.`,
};
const DOCUMENTS = {
  es: 'Documentos vencidos o que vencen en 30 días',
  en: 'Documents that have expired or expire within 30 days',
};
const TO_RADAR = { es: 'Ver el radar de documentos', en: 'See the document radar' };
const LINK = { es: 'Ver los resultados', en: 'See the results' };
