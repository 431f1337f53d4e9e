import { expect } from 'chai';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Schemas } from '../../core/contract/types.ts';
import { buildQuote } from '../../quoting/quotes/test/factory.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import type { User } from '../../platform/users/User.ts';
import { accessToken } from '../client.ts';
import { type Listening, listenTo } from '../live.ts';

/** Tests that who opens a record in the first process is shown in the second, until that browser loses its stream. */
export function describePresences(urls: () => string[]): void {
  describe('show in the second who has a record open in the first', () => {
    let recordId: string;
    let mariana: User;
    let luis: User;
    let listening: Listening;

    before(async () => {
      mariana = await buildUser({ firstName: 'Mariana', lastName: 'Cantú' });
      const { companyId } = mariana;
      luis = await buildUser({ companyId });
      recordId = (await buildQuote({ companyId: companyId! })).id;
      listening = await listenTo(urls()[1]!, await accessToken(luis.email));
    });
    after(() => listening.close());

    async function keep(at: number, user: User, streamId?: string, pageId: string = randomUUID()) {
      const headers = {
        authorization: `Bearer ${await accessToken(user.email)}`,
        'content-type': 'application/json',
      };
      const page = { pageId, resource: 'quotes', recordId, isEditing: false, streamId };
      const sent = { method: 'POST', headers, body: JSON.stringify(page) };
      const answer = await fetch(`${urls()[at]}/api/presences`, sent);
      expect(answer.status).to.equal(200);
      return ((await answer.json()) as Schemas['Presence'][]).map(({ name }) => name);
    }

    /** Expects the second process to say within a second of `work` that presences have changed, and whom it then names. */
    async function expectWithinSecond(work: () => unknown, names: string[]) {
      const times = () => listening.heard.filter(({ ids }) => ids.includes(recordId)).length;
      const [before, since] = [times(), performance.now()];
      await work();
      await listening.hears(() => times() > before);
      expect(performance.now() - since).to.be.lessThan(1000);
      expect(await keep(1, luis)).to.deep.equal(names);
    }

    const openStream = async (streamId: string) =>
      listenTo(urls()[0]!, await accessToken(mariana.email), streamId);

    it('within a second, and no longer a second after the stream of the browser was cut', async () => {
      const streamId = randomUUID();
      const stream = await openStream(streamId);
      await expectWithinSecond(() => keep(0, mariana, streamId), ['Mariana Cantú']);
      await expectWithinSecond(() => stream.close(), []);
    });

    it('without a gap when another tab of the browser opens the next stream', async () => {
      const [first, second, pageId] = [randomUUID(), randomUUID(), randomUUID()];
      const stream = await openStream(first);
      await expectWithinSecond(() => keep(0, mariana, first, pageId), ['Mariana Cantú']);
      const { length } = listening.heard;
      stream.close();
      const next = await openStream(second);
      await keep(0, mariana, second, pageId);
      await pause(700);
      expect(listening.heard.slice(length)).to.deep.equal([]);
      await expectWithinSecond(() => next.close(), []);
    });
  });
}
