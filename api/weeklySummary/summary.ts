import type { Actor } from '../core/auth/actor.ts';
import type { Schemas } from '../core/contract/types.ts';
import { dateInWords } from '../core/i18n/dateInWords.ts';
import { daysAfter } from '../core/i18n/days.ts';
import type { Words } from '../core/i18n/words.ts';
import type { Message } from '../core/mail/message.ts';
import { compared } from '../figures/index.ts';
import { countRadar } from '../radar/index.ts';
import { expiringDocuments } from '../results/index.ts';

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
  const carriers = await onRadar(actor);
  if (last.sent === 0 && before.sent === 0 && expiring === 0) return undefined;
  const shown = FIGURES.filter(({ of }) => of(last) !== undefined);
  return {
    kind: 'weekly_summary',
    locale,
    subject: `${SUBJECT[locale]}: ${dateInWords(from, locale)}`,
    lines: [LINE[locale](dateInWords(from, locale), dateInWords(to, locale))],
    facts: [
      ...shown.map(({ label, of }): Fact => [label[locale], `${of(last)} (${of(before)})`]),
      [DOCUMENTS[locale], String(expiring)],
      ...carriers.map(({ label, count }): Fact => [label[locale], String(count)]),
    ],
    link: { label: LINK[locale], path: `/admin/results?from=${from}&to=${to}` },
    unsubscribe: { userId: actor.userId!, kind: 'weekly_summary' },
  };
}

async function expiringWithin30(actor: Actor): Promise<number> {
  const { documents } = await expiringDocuments(actor);
  return documents.reduce((sum, { days30 }) => sum + days30, 0);
}

/** The carriers of the reader's networks that lack documents, and those of them with loads under way or open requests. */
async function onRadar(actor: Actor): Promise<{ label: Words; count: number }[]> {
  if (actor.type === 'carrier') return [];
  return Promise.all(
    RADAR.map(async ({ label, filters }) => ({ label, count: await countRadar(actor, filters) })),
  );
}

const RADAR = [
  {
    label: {
      es: 'Transportistas con documentos faltantes o por vencer en 60 días',
      en: 'Carriers with documents missing or expiring within 60 days',
    },
    filters: {},
  },
  {
    label: {
      es: 'De ellos, con embarques en curso o solicitudes abiertas',
      en: 'Of them, with loads under way or open requests',
    },
    filters: { stops: ['loads', 'invitations'] },
  },
];

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
const LINK = { es: 'Ver los resultados', en: 'See the results' };
