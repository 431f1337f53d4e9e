import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildInvitation } from '../../../../../api/quoting/invitations/test/factory.ts';
import { buildQuote } from '../../../../../api/quoting/quotes/test/factory.ts';
import { Route } from '../../../../../api/quoting/routes/Route.ts';
import { newPage } from '../../../../../api/testing/browser.ts';
import { pressRepeatedly, requestsOf, slowDown } from '../../../../../api/testing/connection.ts';
import { say } from '../../../../../api/testing/say.ts';
import { buildUser } from '../../../../../api/platform/users/test/factory.ts';

describe('an awarded load in the admin', function () {
  this.timeout(90_000);

  let quoteId: string;
  let page: Page;

  beforeEach(async () => {
    const { email, companyId } = await buildUser();
    const kind = 'confirmed_load' as const;
    ({ id: quoteId } = await buildQuote({ companyId: companyId!, kind, status: 'assigned' }));
    await buildInvitation({ quoteId, status: 'assigned', rate: {} });
    page = await newPage({ user: email, path: `/admin/quotes/${quoteId}/view` });
  });

  afterEach(() => page.close());

  it('becomes a route by one button (which only a project could)', async () => {
    await page.getByRole('button', { name: say('routes.make') }).click();
    await page.getByText(say('routes.made')).waitFor();
    await page.waitForURL(ROUTE);
    const [route] = await Route.query().where({ quoteId });
    expect(route!.kind).to.equal('confirmed_project');
  });

  it('is asked for once by impatient presses on a slow line, also before the page of the route is shown', async () => {
    await page.getByRole('button', { name: say('routes.make') }).waitFor();
    await slowDown(page);
    const calls = requestsOf(page, 'POST');
    await pressRepeatedly(page, `main button:text-is("${say('routes.make')}")`);
    await page.waitForURL(ROUTE);
    expect(calls.filter((path) => path.endsWith('/route'))).to.have.length(1);
  });
});

const ROUTE = /\/admin\/routes\/[\w-]+\/view/;
