import { expect } from 'chai';
import { requestsOf } from '../connection.ts';
import { expectNoErrors, newPage, takeErrors } from '../browser.ts';
import { buildUser } from '../../platform/users/test/factory.ts';

const HEALTH = '/api/health';

describe('newPage', () => {
  it('shows nothing that an earlier test left, on a page that is used again', async () => {
    const first = await newPage({ user: (await buildUser()).email, path: HEALTH });
    const requests = requestsOf(first, 'GET');
    await first.route(`**${HEALTH}`, (route) => route.fulfill({ body: 'left' }));
    await first.evaluate(`sessionStorage.setItem('left', 'here')`);
    await first.context().newPage();
    await first.context().setOffline(true);
    await first.close();
    const before = requests.length;
    const second = await newPage({ path: HEALTH });
    expect(second.context()).to.equal(first.context());
    expect(second.context().pages()).to.have.length(1);
    expect(await second.context().cookies()).to.deep.equal([]);
    expect(
      await second.evaluate('Object.keys({ ...localStorage, ...sessionStorage })'),
    ).to.have.members(['language', 'theme']);
    expect(await second.locator('body').innerText()).to.not.equal('left');
    expect(requests).to.have.length(before);
    await second.close();
  });

  it('is not closed by the test that had the page before', async () => {
    const first = await newPage({ path: HEALTH });
    await first.close();
    const second = await newPage({ path: HEALTH });
    await second.evaluate(`localStorage.setItem('kept', 'yes')`);
    await first.close();
    expect([first.isClosed(), second.isClosed()]).to.deep.equal([true, false]);
    expect(await second.evaluate(`localStorage.getItem('kept')`)).to.equal('yes');
    await second.close();
  });

  it('reports the errors of a page that is used again', async () => {
    await (await newPage({ path: HEALTH })).close();
    const page = await newPage({ path: HEALTH });
    await page.evaluate(`setTimeout(() => { throw new Error('of the page') })`);
    await page.waitForTimeout(50);
    expect(() => expectNoErrors(page)).to.throw('of the page');
    expect(takeErrors(page)).to.deep.equal([]);
    await page.close();
  });

  it('gives two pages that are open at once contexts of their own', async () => {
    const [one, other] = [await newPage({ path: HEALTH }), await newPage({ path: HEALTH })];
    expect(one.context()).to.not.equal(other.context());
    await one.context().close();
    await Promise.all([one.close(), other.close()]);
    const next = await newPage({ path: HEALTH });
    expect(next.isClosed()).to.equal(false);
    await next.close();
  });
});
