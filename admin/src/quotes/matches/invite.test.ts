import { expect } from 'chai';
import { newPage } from '../../../../api/testing/browser.ts';
import { say } from '../../../../api/testing/say.ts';
import { buildCarrier } from '../../../../api/carriers/factory.ts';
import { buildCompany } from '../../../../api/companies/factory.ts';
import { buildEquipment } from '../../../../api/equipments/factory.ts';
import { Invitation } from '../../../../api/invitations/Invitation.ts';
import { buildQuote } from '../../../../api/quotes/factory.ts';
import { buildUser } from '../../../../api/users/factory.ts';

describe('carriers that are invited with a double click', function () {
  this.timeout(60_000);

  it('are invited once: an error said that they had already been invited', async () => {
    const { id: companyId } = await buildCompany();
    const { id: equipmentId } = await buildEquipment();
    const carrier = await buildCarrier({ companyId, equipmentList: [equipmentId] });
    const { id } = await buildQuote({ companyId, equipmentId });
    const page = await newPage({
      width: 1280,
      user: (await buildUser({ companyId })).email,
      path: 'about:blank',
    });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
    await page.goto(`/admin/quotes/${id}/view`);
    await page.getByRole('checkbox', { name: carrier.carrierName }).check();
    const invite = page.getByRole('button', { name: say('quotes.invite.action', { count: 1 }) });
    await invite.evaluate((found: unknown) => {
      const button = found as { click: () => void };
      button.click();
      button.click();
    });
    await page.getByText(say('quotes.sent')).waitFor();
    expect(sent.filter((request) => /^POST .*\/send$/.test(request))).to.have.length(1);
    expect(await Invitation.query().where({ quoteId: id }).resultSize()).to.equal(1);
    await page.close();
  });
});
