import { expect } from 'chai';
import { startListening } from '../../../core/announcements/listen.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import { amend } from '../../../core/records/writing/save.ts';
import { Quote } from '../../../quoting/quotes/index.ts';
import { buildQuote } from '../../../quoting/quotes/test/factory.ts';
import { testDatabaseUrl } from '../../../testing/base/db.ts';
import { accessToken } from '../../../testing/client.ts';
import { listenTo } from '../../../testing/live.ts';
import { testServer } from '../../../testing/server.ts';
import { trial } from '../../../testing/trials.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';

/** Both ends of a stream are in this process. */
const KB_PER_STREAM = 120;
const PER_USER = 20;

describe('Many open streams', () => {
  trial(
    'take little memory, and all of them hear of a change',
    { many: 1000, few: 60 },
    async (count) => {
      const { url, db, log } = await testServer();
      const { stop } = await startListening({ url: await testDatabaseUrl(), db, log });
      const { id: companyId } = await buildCompany();
      const { id } = await buildQuote({ companyId });
      const users = await Promise.all(
        Array.from({ length: Math.ceil(count / PER_USER) }, () => buildUser({ companyId })),
      );
      const tokens: string[] = [];
      for (const { email } of users) tokens.push(await accessToken(email));
      const before = process.memoryUsage().rss;
      const streams = await Promise.all(
        Array.from({ length: count }, (_, i) => listenTo(url, tokens[i % tokens.length]!)),
      );
      const kilobytes = (process.memoryUsage().rss - before) / 1024;
      const changedAt = performance.now();
      await amend(Quote, { id, companyId }, { comment: 'Un cambio' });
      await Promise.all(streams.map((stream) => stream.hears(({ ids }) => ids.includes(id))));
      const milliseconds = Math.round(performance.now() - changedAt);
      for (const stream of streams) stream.close();
      await stop();
      if (process.env.TRIALS)
        console.log(
          `      ${Math.round(kilobytes / count)} kB a stream, all heard within ${milliseconds} ms`,
        );
      expect(kilobytes).to.be.lessThan(20_000 + count * KB_PER_STREAM);
    },
  );
});
