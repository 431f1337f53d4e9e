import { expect } from 'chai';
import { createJobs } from '../../../../../api/process/jobs.ts';
import { readEnv } from '../../../../../api/core/runtime/env.ts';
import { testStorage } from '../../../../../api/testing/base/dataDir.ts';
import { en } from '../messages.en.ts';
import { es } from '../messages.es.ts';

describe('Failed jobs', () => {
  it('have words in both languages for every queue, and for no other', async () => {
    const jobs = createJobs(readEnv({}), await testStorage());
    const queues = jobs.map(({ name }) => name);
    for (const { failedJobs } of [es, en])
      expect(Object.keys(failedJobs.queue)).to.have.members(queues);
  });
});
