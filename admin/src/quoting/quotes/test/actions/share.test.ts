import { expect } from 'chai';
import { expectAccessible } from '../../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../../api/testing/browser.ts';
import { pressEscape, soon } from '../../../../../../api/testing/browser/soon.ts';
import { as } from '../../../../../../api/testing/client.ts';
import { say } from '../../../../../../api/testing/say.ts';
import {
  buildCompany,
  buildCustomer,
} from '../../../../../../api/network/companies/test/factory.ts';
import { buildInvitation } from '../../../../../../api/quoting/invitations/test/factory.ts';
import { buildQuote, dayFrom } from '../../../../../../api/quoting/quotes/test/factory.ts';
import { Quote } from '../../../../../../api/quoting/quotes/Quote.ts';
import { buildUser } from '../../../../../../api/platform/users/test/factory.ts';
import { formatDate } from '../../../../core/format/formatDate.ts';

describe('a price that is shared', function () {
  this.timeout(90_000);

  it('below cost needs a reason, and after the customer rejected it a better one follows', async () => {
    const company = await buildCompany();
    const companyId = company.id;
    const { id: customerId } = await buildCustomer(company);
    const { id } = await buildQuote({ companyId, customerId, status: 'rated' });
    await buildInvitation({ quoteId: id, rate: { allIn: '1500.00' } });
    const page = await newPage({
      width: 1280,
      user: (await buildUser({ companyId })).email,
      path: 'about:blank',
    });
    const share = async (saleValue: string) => {
      await page.getByRole('button', { name: say('quotes.share.action') }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel(say('resources.quotes.fields.saleValue')).fill(saleValue);
      await form.locator('button[type=submit]').click();
    };
    await page.goto(`/admin/quotes/${id}/view`);
    await share('1400');
    const goOn = page.getByRole('button', { name: say('anden.askAgain.goOn') });
    await goOn.click();
    await page.getByText('Este campo es necesario').waitFor();
    await expectAccessible(page);
    await page.getByLabel(say('quotes.share.lossReason')).fill('Primer viaje del cliente');
    await goOn.click();
    await page.getByText(say('quotes.share.done')).waitFor();
    await page.getByText('Primer viaje del cliente').first().waitFor();
    const shipper = as(await buildUser({ type: 'shipper', companyId: customerId }));
    await shipper.post(`/api/quotes/${id}/refuse`, { reason: 'rate_too_high' });
    await page.reload();
    await page.getByText(say('quotes.next.priceAnew.text')).waitFor();
    await share('1600');
    await page.getByText(say('quotes.share.done')).waitFor();
    const { status, sharedValue } = (await Quote.query().findById(id))!;
    expect([status, sharedValue]).to.deep.equal(['answered', '1600.00']);
    await page.close();
  });

  it('names who gets it, is valid until the pick-up at most, and its answer stands where the load is assigned', async () => {
    const company = await buildCompany();
    const { id: companyId } = company;
    const { id: customerId, name: customer } = await buildCustomer(company);
    const pickupDate = dayFrom(3);
    const { id } = await buildQuote({ companyId, customerId, status: 'rated', pickupDate });
    await buildInvitation({ quoteId: id, rate: { allIn: '1500.00' } });
    const shipper = as(await buildUser({ type: 'shipper', companyId: customerId }));
    const { email: user } = await buildUser({ companyId });
    const page = await newPage({ width: 1280, user, path: `/admin/quotes/${id}/view` });
    const dialog = page.getByRole('dialog');
    const sentence = (answer: string) =>
      dialog.getByText(say(`quotes.award.customer.${answer}`, { price: '$1,800.00 USD' }));
    const askToAssign = () =>
      page
        .getByRole('button', { name: say('quotes.award.action') })
        .first()
        .click();
    await askToAssign();
    await sentence('unshared').waitFor();
    await pressEscape(page);
    await page.getByRole('button', { name: say('quotes.share.action') }).click();
    await dialog.getByText(say('quotes.share.reaches', { customer })).waitFor();
    const until = dialog.getByLabel(say('quotes.share.validUntil'));
    await soon(async () =>
      expect(await until.inputValue()).to.equal(formatDate(pickupDate, 'es-MX')),
    );
    await dialog.getByLabel(say('resources.quotes.fields.saleValue')).fill('1800');
    const text = dialog.getByRole('region', { name: say('quotes.share.text') });
    await text.getByText('$1,800.00 USD').waitFor();
    await dialog.locator('button[type=submit]').click();
    await page.getByText(say('quotes.share.done')).waitFor();
    await askToAssign();
    await sentence('open').waitFor();
    await dialog.getByText('$300.00 USD (16.67%)').waitFor();
    await pressEscape(page);
    await shipper.post(`/api/quotes/${id}/accept`);
    await page.reload();
    await askToAssign();
    await sentence('accepted').waitFor();
    await expectAccessible(page);
    await page.close();
  });

  it('says that nobody of the customer has an address, and leads to its contacts (nothing was shown)', async () => {
    const company = await buildCompany();
    const { id: companyId } = company;
    const { id: customerId, name: customer } = await buildCustomer(company);
    const { id } = await buildQuote({ companyId, customerId, status: 'rated' });
    await buildInvitation({ quoteId: id, rate: { allIn: '1500.00' } });
    const { email: user } = await buildUser({ companyId });
    const page = await newPage({ width: 1280, user, path: `/admin/quotes/${id}/view` });
    await page.getByRole('button', { name: say('quotes.share.action') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('resources.quotes.fields.saleValue')).fill('1800');
    await dialog.getByText(say('quotes.share.noAddress', { customer })).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('link', { name: say('quotes.share.addContact') }).click();
    await page.waitForURL(new RegExp(`/admin/companies/${customerId}/view\\?tab=contacts`));
    await page.close();
  });
});
