import { expect } from 'chai';
import { buildFailedJob } from '../../../../../api/platform/failedJobs/test/factory.ts';
import { expectAccessible } from '../../../../../api/testing/accessible.ts';
import { testDb } from '../../../../../api/testing/base/db.ts';
import { newPage } from '../../../../../api/testing/browser.ts';
import { say } from '../../../../../api/testing/say.ts';
import { buildUser } from '../../../../../api/platform/users/test/factory.ts';

describe('failed jobs in the admin', function () {
  this.timeout(90_000);

  beforeEach(async () => {
    const db = await testDb();
    await db('failed_jobs').delete();
    await db('mails').delete();
    await buildFailedJob({ error: 'Error ESOCKET', failedAt: new Date(Date.now() - 60_000) });
    await buildFailedJob({ queue: 'imports', error: 'Error ENOENT' });
    await buildFailedJob({ queue: 'sweep-files', error: 'Error EIO' });
  });

  after(async () => {
    const db = await testDb();
    await db('failed_jobs').delete();
  });

  it('tell root that mail is down, and run again one by one or together', async () => {
    const { email } = await buildUser({ type: 'internal', role: 'root' });
    const page = await newPage({ user: email });
    await page.getByRole('link', { name: say('failedJobs.show') }).click();
    await page.getByText(say('failedJobs.queue.sweep-files')).waitFor();
    await expectAccessible(page);
    const row = page.getByRole('row').filter({ hasText: say('failedJobs.queue.sweep-files') });
    await row.getByRole('button', { name: say('failedJobs.retry') }).click();
    await page.getByText(say('failedJobs.retried')).waitFor();
    await page.getByText(say('failedJobs.queue.sweep-files')).waitFor({ state: 'detached' });
    await page.getByRole('checkbox').first().check();
    await page
      .locator('.RaBulkActionsToolbar-toolbar')
      .getByRole('button', { name: say('failedJobs.retry') })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
    await page.getByText(say('resources.failed_jobs.empty')).waitFor();
    expect(await (await testDb())('failed_jobs')).to.deep.equal([]);
    await page.close();
  });

  it('tell the other staff that mail is down, without the page, and brokers nothing', async () => {
    const { email } = await buildUser({ type: 'internal', role: 'member' });
    const page = await newPage({ user: email, width: 390 });
    await page.getByRole('status').filter({ hasText: 'servidor de correo' }).waitFor();
    expect(await page.getByRole('link', { name: say('failedJobs.show') }).count()).to.equal(0);
    await page.close();
    const asked: string[] = [];
    const other = await newPage({ user: (await buildUser()).email, path: 'about:blank' });
    other.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await other.goto('/admin/quotes');
    await other.getByRole('heading', { level: 1 }).waitFor();
    expect(asked).not.to.include('/api/mail_status');
    await other.close();
  });
});
