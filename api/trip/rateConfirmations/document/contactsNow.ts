import type { Schemas } from '../../../core/contract/types.ts';
import type { Fact, Section } from '../../../core/print/model.ts';
import type { CompanyKey } from '../../../core/sql/Entity.ts';
import type { Locale } from '../../../shared/languages.ts';
import { NEIGHBOURS, Shipment } from '../../shipments/index.ts';
import type { Content } from '../content/content.ts';
import { contactText, SIDES } from './handOvers.ts';
import { WORDS } from './words.ts';

/** The contacts at the hand-overs of a leg as they are now, where a revision names none or another one; no section without any. */
export async function contactsNow(
  { id, companyId }: CompanyKey,
  { handOvers }: Content,
  locale: Locale,
): Promise<Section[]> {
  if (!handOvers) return [];
  const { rows } = await Shipment.knex().raw<{ rows: { now: Neighbours | null }[] }>(NOW, {
    id,
    companyId,
  });
  const now = rows[0]?.now;
  const facts = SIDES.flatMap((side): Fact[] => {
    const text = now?.[side] && contactText(now[side]);
    const issued = handOvers[side] && contactText(handOvers[side]);
    return text && text !== issued ? [[WORDS[side][locale], text]] : [];
  });
  return facts.length > 0
    ? [{ heading: WORDS.contactsNow[locale], blocks: [{ kind: 'facts', facts }] }]
    : [];
}

type Neighbours = NonNullable<Schemas['Shipment']['neighbours']>;

const NOW = `select ${NEIGHBOURS} as now from shipments
  where shipments.company_id = :companyId and shipments.id = :id`;
