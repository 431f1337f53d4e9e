import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Locale, Words } from '../../shared/words.ts';
import { Page } from '../../core/list/page.ts';
import { statusNames } from '../../core/records/status/transitions.ts';
import { documentLabels } from '../../compliance/documents/index.ts';
import { countRadar, listRadar } from '../../compliance/radar/index.ts';

type Carrier = Schemas['RadarCarrier'];
type Fact = [label: string, text: string];

/** The most carriers and the most documents of each that the mail names. */
const MOST = 5;

/**
 * The radar of the reader's networks: how many carriers lack documents, how many of them thereby stop loads or requests,
 * and the most urgent ones with what they lack. A carrier, which reads its own on its first page, has none.
 */
export async function radarFacts(actor: Actor): Promise<Fact[]> {
  if (actor.type === 'carrier') return [];
  const { locale } = actor;
  const stopping = await countRadar(actor, { stops: ['loads', 'invitations'] });
  const { count, rows } = await mostUrgent(actor);
  return [
    [LACKING[locale], String(count)],
    [STOPPING[locale], String(stopping)],
    ...rows.map((carrier): Fact => [carrier.carrierName, lackedBy(carrier, locale)]),
  ];
}

async function mostUrgent(actor: Actor): Promise<{ count: number; rows: Carrier[] }> {
  const page = await listRadar(actor, {
    filters: {},
    sort: { field: 'urgency', descending: false },
    limit: MOST,
    offset: 0,
    total: true,
    countOnly: false,
    countBy: undefined,
  });
  if (!(page instanceof Page)) throw new Error('A list without a page');
  return { count: page.total!.count, rows: JSON.parse(page.json) as Carrier[] };
}

/** The states of documents in words. */
const WORDS = statusNames<Schemas['RadarStatus']>('RadarStatus');

function lackedBy({ documents, stoppedLoads, stoppedInvitations }: Carrier, locale: Locale) {
  const namedDocuments = documents
    .slice(0, MOST)
    .map(({ type, status }) => `${documentLabels[type][locale]} (${WORDS[status][locale]})`);
  const more = documents.length > MOST ? '…' : '';
  const stopped = [
    stoppedLoads && `${LOADS[locale]}: ${stoppedLoads}`,
    stoppedInvitations && `${REQUESTS[locale]}: ${stoppedInvitations}`,
  ].filter(Boolean);
  const stops = stopped.length > 0 ? ` · ${STOPS[locale]} ${stopped.join(', ')}` : '';
  return `${namedDocuments.join(', ')}${more}${stops}`;
}

const LACKING: Words = {
  es: 'Transportistas con documentos faltantes o por vencer en 60 días',
  en: 'Carriers with documents missing or expiring within 60 days',
};
const STOPPING: Words = {
  es: 'De ellos, los que detienen embarques en curso o solicitudes abiertas',
  en: 'Of them, those that stop loads under way or open requests',
};
const STOPS: Words = { es: 'detiene', en: 'stops' };
const LOADS: Words = { es: 'embarques en curso', en: 'loads under way' };
const REQUESTS: Words = { es: 'solicitudes abiertas', en: 'open requests' };
