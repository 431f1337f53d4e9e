import { expect } from 'chai';
import { buildCarrier } from '../../../../../../api/network/carriers/test/factory.ts';
import { buildCompany } from '../../../../../../api/network/companies/test/factory.ts';
import { minutesFrom } from '../../../../../../api/quoting/invitations/test/factory.ts';
import { buildQuote } from '../../../../../../api/quoting/quotes/test/factory.ts';
import { Quote } from '../../../../../../api/quoting/quotes/Quote.ts';
import { expectAccessible } from '../../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../../api/testing/browser.ts';
import { soon } from '../../../../../../api/testing/browser/soon.ts';
import { as } from '../../../../../../api/testing/client.ts';
import { say } from '../../../../../../api/testing/say.ts';
import { buildUser } from '../../../../../../api/platform/users/test/factory.ts';

describe('a carrier without an account', function () {
  this.timeout(120_000);

  it('gets its link from the broker, who added its address, and answers on a phone', async () => {
    const { id: companyId } = await buildCompany();
    const broker = await buildUser({ companyId });
    const known = { companyId, contactPhone: '528112345678', quotingEmail: null };
    const carrier = await buildCarrier(known);
    const { id: quoteId } = await buildQuote({ companyId });
    await as(broker).post(`/api/quotes/${quoteId}/send`, { carrierIds: [carrier.id] });
    await Quote.query()
      .findOne({ id: quoteId })
      .patch({ deadlineAt: minutesFrom(9) });

    const page = await newPage({ user: broker.email, path: `/admin/quotes/${quoteId}/view` });
    await page.getByText(say('anden.delivery.unknown')).waitFor();
    const silent = page.getByRole('alert').filter({ hasText: 'Llámele' });
    const call = silent.getByRole('link', { name: '+52 81 1234 5678' });
    await soon(async () => expect(await call.getAttribute('href')).to.equal('tel:+528112345678'));
    await page.getByRole('button', { name: say('anden.mail.action') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('anden.mail.email')).fill('tarifas@fletes.test');
    await dialog.locator('button[type=submit]').click();
    await page.getByText('Correo en camino a tarifas@fletes.test').waitFor();

    await silent.getByRole('button', { name: say('anden.link.action') }).click();
    const whatsApp = page.getByRole('link', { name: say('anden.link.whatsApp') });
    const to = new URL((await whatsApp.getAttribute('href'))!);
    expect(to.pathname).to.equal('/528112345678');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cerrar' }).click();

    const phone = await newPage({ width: 390 });
    await phone.goto(/http\S+$/.exec(to.searchParams.get('text')!)![0]);
    await phone.getByLabel('Tarifa todo incluido').fill('1,500.50');
    await phone.getByRole('button', { name: 'Enviar tarifa' }).click();
    await phone.getByText('Tarifa enviada: $1,500.50 USD').waitFor();
    await phone.close();

    await page.reload();
    await page.getByText('$1,500.50 USD').first().waitFor();
    await silent.waitFor({ state: 'hidden' });
    await page.close();
  });
});
