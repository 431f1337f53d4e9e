import { expect } from 'chai';
import { once as happened } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import { buildInvitation } from '../../../quoting/invitations/test/factory.ts';
import { Invitation } from '../../../quoting/invitations/index.ts';
import { buildQuote } from '../../../quoting/quotes/test/factory.ts';
import { Quote } from '../../../quoting/quotes/index.ts';
import { Shipment } from '../../../trip/shipments/index.ts';
import { startProgram } from '../../../testing/fork.ts';
import { testDatabaseUrl, testDb } from '../../../testing/base/db.ts';
import { as } from '../../../testing/client.ts';
import { trial } from '../../../testing/trials.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';

const QUOTES = 4;

describe('An award whose process is killed', function () {
  let broker: User;

  before(async function () {
    this.timeout(60_000);
    broker = await buildUser({ companyId: (await buildCompany()).id });
    await as(broker).get('/api/quotes');
  });

  trial('is complete or absent, and can be repeated', { many: 20 }, async (kills) => {
    for (let kill = 0; kill < kills; kill += 1) {
      const quotes: [string, string][] = [];
      for (let count = 0; count < QUOTES; count += 1) quotes.push(await rated());
      await killInTheMiddle(quotes, (kill * 7) % 60);
      for (const [quoteId, invitationId] of quotes) {
        const before = await outcome(quoteId);
        expect(before).to.be.oneOf([WHOLE, NOTHING]);
        const again = await as(broker).post(`/api/quotes/${quoteId}/award`, { invitationId });
        expect(again.status).to.equal(before === WHOLE ? 409 : 200);
        expect(await outcome(quoteId)).to.equal(WHOLE);
      }
    }
  });

  async function rated(): Promise<[string, string]> {
    const { id: quoteId } = await buildQuote({ companyId: broker.companyId!, status: 'rated' });
    const winner = await buildInvitation({ quoteId, rate: {} });
    await buildInvitation({ quoteId });
    return [quoteId, winner.id];
  }

  async function killInTheMiddle(quotes: [string, string][], afterMs: number): Promise<void> {
    const actor = { userId: broker.id, type: 'broker', role: 'admin', access: 'full' };
    const child = await startProgram('award', {
      DATABASE_URL: await testDatabaseUrl(),
      ACTOR: JSON.stringify({
        ...actor,
        companyId: broker.companyId,
        carrierId: null,
        locale: 'es',
      }),
      AWARDS: JSON.stringify(quotes),
    });
    const ended = happened(child, 'exit');
    await Promise.race([happened(child, 'message'), ended]);
    await pause(afterMs);
    child.kill('SIGKILL');
    await ended;
  }
});

const NOTHING = JSON.stringify({
  status: 'rated',
  loads: 0,
  confirmations: 0,
  invitations: ['rated', 'sent'],
});
const WHOLE = JSON.stringify({
  status: 'assigned',
  loads: 1,
  confirmations: 1,
  invitations: ['assigned', 'dismissed'],
});

async function outcome(quoteId: string): Promise<string> {
  const db = await testDb();
  const { status } = (await Quote.query().findById(quoteId))!;
  const loads = await Shipment.query().where({ quoteId });
  const confirmations = await db('rate_confirmations').whereIn(
    'shipmentId',
    loads.map(({ id }) => id),
  );
  const invitations = (await Invitation.query().where({ quoteId })).map((row) => row.status).sort();
  return JSON.stringify({
    status,
    loads: loads.length,
    confirmations: confirmations.length,
    invitations,
  });
}
