import { sameCompany } from '../../../core/sql/dialect/sameCompany.ts';
import { Quote } from '../Quote.ts';

/** SQL over a row of `quotes`: how the leg is handed over to the next one, as `InvitedHandOver`; null for others. */
export const HAND_OVER = toldInSql('quotes.hand_over');

/** SQL over a row of `quotes`: how the leg before is handed over to it; null for a whole and for the first leg. */
export const TAKE_OVER = `case when quotes.leg_position > 1 then (select ${toldInSql('before.hand_over')} from quotes before
  where ${sameCompany('before', 'quotes')} and before.whole_id = quotes.whole_id
    and before.leg_position = quotes.leg_position - 1) end`;

/** Returns the id of the bridge that a transfer crosses: its own hand-over names it, or that of the leg before; else null. */
export async function bridgeOf({
  companyId,
  wholeId,
  leg,
  legPosition,
  handOver,
}: Pick<Quote, 'companyId' | 'wholeId' | 'leg' | 'legPosition' | 'handOver'>): Promise<
  string | null
> {
  if (leg !== 'transfer') return null;
  if (handOver?.bridgeId) return handOver.bridgeId;
  const before = await Quote.query().findOne({
    companyId,
    wholeId,
    legPosition: legPosition! - 1,
  });
  return before?.handOver?.bridgeId ?? null;
}

function toldInSql(handOver: string): string {
  const bridge = (name: string) =>
    `(select ${name} from bridges where id = (${handOver}->>'bridgeId')::uuid)`;
  return `case when ${handOver}->>'at' is not null then json_build_object('at', ${handOver}->>'at',
    'trailer', ${handOver}->>'trailer', 'bridgeNameEs', ${bridge('name_es')}, 'bridgeNameEn', ${bridge('name_en')}) end`;
}
