import { expect } from 'chai';
import { BankAccount } from '../../../../../api/trip/bankAccounts/BankAccount.ts';
import { confirmedAccount } from '../../../../../api/trip/bankAccounts/test/factory.ts';
import { buildCarrier } from '../../../../../api/network/carriers/test/factory.ts';
import { buildCompany } from '../../../../../api/network/companies/test/factory.ts';
import { buildShipment } from '../../../../../api/trip/shipments/test/factory.ts';
import { expectAccessible } from '../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../api/testing/browser.ts';
import { say } from '../../../../../api/testing/say.ts';
import { buildUser } from '../../../../../api/platform/users/test/factory.ts';

const FIELDS = 'resources.bank_accounts.fields';

describe('The bank account of a carrier in the admin', function () {
  this.timeout(180_000);

  it('is entered on a phone, confirmed by a second person, and shown whole where a load is paid', async () => {
    const { id: companyId } = await buildCompany();
    const { id: carrierId } = await buildCarrier();
    const load = await buildShipment({
      companyId,
      carrierId,
      status: 'assigned',
      purchaseCost: '1000.00',
    });
    await confirmedAccount({ carrierId });
    const at = { width: 390, height: 844, path: '/admin/carrier/profile' };
    const open = async () =>
      newPage({ user: (await buildUser({ type: 'carrier', carrierId })).email, ...at });

    const first = await open();
    const enter = say('bankAccounts.enter.action');
    await first.getByRole('button', { name: enter }).click();
    const form = first.getByRole('dialog');
    await form.locator('[name=clabe]').fill('0020 1007 7777 7777 70');
    await form.getByLabel(say(`${FIELDS}.bank`)).fill('Citibanamex');
    await form.getByLabel(say(`${FIELDS}.holder`)).fill('Fletes de Prueba SA de CV');
    await expectAccessible(first);
    await form.getByRole('button', { name: enter }).click();
    await form.getByText(/El dígito verificador no corresponde/).waitFor();
    await form.locator('[name=clabe]').fill('0020 1007 7777 7777 71');
    await form.getByRole('button', { name: enter }).click();
    await first.getByText(say('bankAccounts.enter.done')).waitFor();
    const confirm = say('bankAccounts.confirm.action');
    expect(await first.getByRole('button', { name: confirm }).count()).to.equal(0);

    const second = await open();
    await second.getByRole('button', { name: `${confirm}: 7771` }).click();
    const asked = second.getByRole('dialog');
    await asked.getByLabel(say(`${FIELDS}.clabe`)).fill('002010077777777771');
    await expectAccessible(second);
    await asked.getByRole('button', { name: confirm }).click();
    await second.getByText(say('bankAccounts.state.coming'), { exact: true }).waitFor();

    const broker = (await buildUser({ companyId })).email;
    const page = await newPage({
      user: broker,
      path: `/admin/shipments/${load.id}/view?tab=money`,
    });
    const pay = page.getByRole('button', { name: say('bankAccounts.pay.action') });
    await pay.click();
    const whole = page.getByRole('dialog');
    await whole.getByText('032180000118359719').waitFor();
    await whole.getByText(/^Cambia el /).waitFor();
    await expectAccessible(page);
    await whole.getByRole('button', { name: say('bankAccounts.pay.close') }).click();
    await BankAccount.query()
      .where({ carrierId, digits: '002010077777777771' })
      .patch({ effectiveAt: new Date() });
    await pay.click();
    await whole.getByText('002010077777777771').waitFor();
  });
});
