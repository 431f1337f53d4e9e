import { expect } from 'chai';
import { ExchangeRate } from '../../../../../api/catalogs/exchangeRates/ExchangeRate.ts';
import { buildOldExchangeRate } from '../../../../../api/catalogs/exchangeRates/test/factory.ts';
import { buildQuote } from '../../../../../api/quoting/quotes/test/factory.ts';
import { expectAccessible } from '../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../api/testing/browser.ts';
import { soon } from '../../../../../api/testing/browser/soon.ts';
import { say } from '../../../../../api/testing/say.ts';
import { buildUser } from '../../../../../api/platform/users/test/factory.ts';

describe('an exchange rate in the admin', function () {
  this.timeout(90_000);

  it('that is far from the last one was saved unasked, and could not be taken out', async () => {
    await buildOldExchangeRate({ date: '1850-03-01', mxnPerUsd: '18.5000' });
    const { id } = await buildOldExchangeRate({ date: '1850-03-02', mxnPerUsd: '18.4000' });
    const { email } = await buildUser({ type: 'internal', role: 'admin' });
    const page = await newPage({ user: email, path: 'about:blank' });
    const amount = page.getByRole('textbox', { name: /^Pesos por dólar/ });
    const save = page.getByRole('button', { name: 'Guardar', exact: true });
    const saved = async () => (await ExchangeRate.query().findById(id))!.mxnPerUsd;
    await page.goto(`/admin/exchange_rates/${id}/edit`);
    await amount.fill('185.00');
    await save.click();
    await page.getByText('$185.00 MXN está 900% por encima del último valor').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: say('anden.askAgain.correct') }).click();
    expect(await saved()).to.equal('18.4000');
    await amount.fill('18.60');
    await save.click();
    await page.getByText(say('resources.exchange_rates.notifications.updated')).waitFor();
    expect(await saved()).to.equal('18.6000');
    await page.goto(`/admin/exchange_rates/${id}/edit`);
    await page.getByRole('button', { name: say('anden.archive.action') }).click();
    await page.getByRole('dialog').getByRole('button').last().click();
    await page.getByText(say('anden.archive.done')).waitFor();
    expect((await ExchangeRate.query().findById(id))!.archivedAt).not.to.equal(null);
    await page.close();
  });

  it('that a quote has used says why it cannot be changed', async () => {
    const { id, date, mxnPerUsd } = await buildOldExchangeRate();
    await buildQuote({ exchangeRateDate: date, exchangeRate: mxnPerUsd });
    const { email } = await buildUser({ type: 'internal', role: 'admin' });
    const page = await newPage({ user: email, path: `/admin/exchange_rates/${id}/edit` });
    await page.getByText(say('anden.usedByQuotes')).waitFor();
    await soon(async () =>
      expect(await page.getByRole('textbox', { name: /^Pesos por dólar/ }).isEditable()).to.equal(
        false,
      ),
    );
    const archive = page.getByRole('button', { name: say('anden.archive.action') });
    expect(await archive.count()).to.equal(0);
    await expectAccessible(page);
    await page.close();
  });
});
