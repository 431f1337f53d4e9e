import { connect } from '../../../db/connect.ts';
import { awards } from '../../award/awards/index.ts';

/** A process that assigns one quote, or legs of one, after another and prints which one it starts, for tests that kill it. */
const { DATABASE_URL = '', ACTOR = '', AWARDS = '' } = process.env;
connect(DATABASE_URL);
for (const [id, award] of JSON.parse(AWARDS) as [string, string | object[]][]) {
  process.send?.(id);
  const base = { actor: JSON.parse(ACTOR), params: { id }, now: new Date() };
  if (typeof award === 'string')
    await awards.handlers.awardQuote({ ...base, body: { invitationId: award } } as never);
  else await awards.handlers.awardQuoteLegs({ ...base, body: { awards: award } } as never);
}
process.exit();
