import { connect } from '../../../db/connect.ts';
import { awards } from '../../award/awards/index.ts';

/** A process that assigns one quote after another and prints which one it starts, for tests that kill it. */
const { DATABASE_URL = '', ACTOR = '', AWARDS = '' } = process.env;
connect(DATABASE_URL);
for (const [id, invitationId] of JSON.parse(AWARDS) as [string, string][]) {
  process.send?.(id);
  const call = {
    actor: JSON.parse(ACTOR),
    params: { id },
    body: { invitationId },
    now: new Date(),
  };
  await awards.handlers.awardQuote(call as never);
}
process.exit();
