import { expect } from 'chai';
import { expectAccessible } from '../../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../../api/testing/browser.ts';
import { say } from '../../../../../../api/testing/say.ts';
import { buildInvitation } from '../../../../../../api/quoting/invitations/test/factory.ts';
import { Invitation } from '../../../../../../api/quoting/invitations/Invitation.ts';
import { buildQuote } from '../../../../../../api/quoting/quotes/test/factory.ts';
import { buildUser } from '../../../../../../api/platform/users/test/factory.ts';

describe('a request that ended, on the phone of its carrier', function () {
  this.timeout(60_000);

  it('is acknowledged when the button is pressed, not when the page is shown', async () => {
    const user = await buildUser({ type: 'carrier' });
    const { id: quoteId } = await buildQuote({ status: 'dismissed' });
    const carrierId = user.carrierId!;
    const { id } = await buildInvitation({ quoteId, carrierId, status: 'dismissed' });
    const statusNow = async () => (await Invitation.query().findById(id))!.status;
    const page = await newPage({
      width: 390,
      user: user.email,
      path: `/admin/carrier/quotes/view?id=${id}`,
    });
    await page.getByText(say('invitations.standing.closed.title')).waitFor();
    expect(await statusNow()).to.equal('dismissed');
    await page.getByRole('button', { name: say('invitations.acknowledge.action') }).click();
    await page.getByText(say('invitations.acknowledge.done')).waitFor();
    await page.getByText(say('invitations.standing.closed.title')).waitFor();
    expect(await statusNow()).to.equal('answered');
    await expectAccessible(page);
    await page.close();
  });
});
