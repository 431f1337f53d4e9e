import { expect } from 'chai';
import { readFile } from 'node:fs/promises';
import { buildCarrier } from '../../../../../api/network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../../../../../api/network/companies/test/factory.ts';
import { buildInvitation } from '../../../../../api/quoting/invitations/test/factory.ts';
import { buildQuote, buildStopsBetween } from '../../../../../api/quoting/quotes/test/factory.ts';
import { expectAccessible } from '../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../api/testing/browser.ts';
import { soon } from '../../../../../api/testing/browser/soon.ts';
import { say } from '../../../../../api/testing/say.ts';
import { buildUser } from '../../../../../api/platform/users/test/factory.ts';

describe('/admin/results', function () {
  this.timeout(90_000);

  it('shows each part as a chart and a table, whose numbers open what they count, and gives it as CSV', async () => {
    const company = await buildCompany();
    const companyId = company.id;
    const { id: customerId, name } = await buildCustomer(company);
    const { email } = await buildUser({ companyId });
    const { id: carrierId, carrierName } = await buildCarrier({ companyId });
    const created = { companyId, createdAt: '2026-03-02T18:00:00Z' };
    const { id: quoteId } = await buildQuote({ ...created, status: 'sent' });
    const closed = { status: 'dismissed' as const, closeReason: 'duplicate' };
    await buildQuote({ ...created, ...closed, customerId });
    await buildQuote({ companyId });
    const reparto = await buildQuote(created);
    await buildStopsBetween(reparto, { city: 'León', state: 'MX-GUA', country: 'MX' });
    await buildInvitation({ companyId, quoteId, carrierId });
    const path = '/admin/results?from=2026-03-01&to=2026-03-31';
    const page = await newPage({ user: email, path });
    const table = (section: string) =>
      page.getByRole('table', { name: say(`results.section.${section}`), exact: true });
    await table('carriers')
      .getByRole('row', { name: new RegExp(`^${carrierName} 1 0 0% 0 —$`) })
      .waitFor();
    await table('reasons')
      .getByRole('row', { name: say('anden.reasons.duplicate') })
      .waitFor();
    await expectAccessible(page);

    const days = table('statuses').getByRole('row');
    await soon(async () => expect(await days.count(), 'the first days').to.be.below(10));
    await page.evaluate(`dispatchEvent(new Event('beforeprint'))`);
    await soon(async () => expect(await days.count(), 'all days on paper').to.equal(32));
    await page.evaluate(`dispatchEvent(new Event('afterprint'))`);
    await soon(async () => expect(await days.count()).to.be.below(10));

    const part = page.locator('section', { has: table('lanes') });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      part.getByRole('button', { name: say('results.csv') }).click(),
    ]);
    const lines = (await readFile((await file.path())!, 'utf8')).split('\r\n');
    expect(lines[0]).to.include('(MXN)');
    expect(lines.slice(1, 3)).to.deep.equal([
      'Nuevo León → Texas,2,0,,,',
      'Nuevo León → Guanajuato → Texas,1,0,,,',
    ]);

    await table('lanes').getByRole('link', { name: '2', exact: true }).click();
    await page.waitForURL('**/admin/quotes?**');
    await page.getByText('1-2 de 2').waitFor();
    await page.goBack();
    const picker = page.getByRole('combobox', { name: say('results.column.customer') });
    await picker.fill(name);
    await page.getByRole('option', { name }).click();
    await table('lanes').getByRole('link', { name: '1', exact: true }).waitFor();
    await page.waitForURL(({ searchParams }) => searchParams.get('customerId') === customerId);
    await picker.fill('');
    await page.getByRole('button', { name: / 365 días$/ }).click();
    await table('lanes').getByRole('link', { name: '3', exact: true }).waitFor();
    await page.waitForURL(({ searchParams }) => searchParams.get('from') !== '2026-03-01');
    await page.close();
  });

  it('waits with a day until typing pauses, where each reading on its way was asked for', async () => {
    const { email } = await buildUser();
    const path = '/admin/results?from=2026-03-01&to=2026-03-31';
    const page = await newPage({ user: email, path });
    const from = page.getByLabel(say('results.from'));
    await from.waitFor();
    const days = new Set<string | null>();
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/results') days.add(searchParams.get('from'));
    });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await from.fill('');
    await from.pressSequentially('2026-02-15');
    expect([...days]).to.deep.equal([]);
    const answer = page.waitForResponse(/\/api\/results\?.*from=2026-02-15/);
    await page.clock.resume();
    await answer;
    expect([...days]).to.deep.equal(['2026-02-15']);
    await page.close();
  });
});
