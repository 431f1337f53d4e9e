import { expect } from 'chai';
import { readFile } from 'node:fs/promises';
import { buildCompany } from '../../../../../api/network/companies/test/factory.ts';
import { Contact } from '../../../../../api/network/contacts/Contact.ts';
import { buildContact } from '../../../../../api/network/contacts/test/factory.ts';
import { expectAccessible } from '../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../api/testing/browser.ts';
import { say } from '../../../../../api/testing/say.ts';
import { buildUser } from '../../../../../api/platform/users/test/factory.ts';

describe('the data of a person without an account in the admin', function () {
  this.timeout(90_000);

  it('is found, exported and erased by root, who types the address twice', async () => {
    const root = await buildUser({ type: 'internal', role: 'root' });
    const company = await buildCompany();
    const { id, emails } = await buildContact({ companyId: company.id, name: 'Rosa Elena Paz' });
    const [email] = emails as [string];
    const page = await newPage({ user: root.email, path: '/admin/personal_data' });
    const address = page.getByLabel(say('resources.personal_data.fields.address'));
    const search = async (text: string) => {
      await address.fill(text);
      await address.press('Enter');
    };
    await search('nadie@prueba.test');
    await page.getByText(say('personalData.nothing')).waitFor();
    await search(root.email);
    await page.getByRole('link', { name: say('personalData.toUser') }).waitFor();
    await search(email);
    await page.getByText('Rosa Elena Paz').waitFor();
    await page.getByText(say('personalData.kind.contacts'), { exact: true }).waitFor();
    await expectAccessible(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: say('personalData.download') }).click();
    const file = JSON.parse(await readFile(await (await saved).path(), 'utf8'));
    expect(file.contacts[0]).to.include({ name: 'Rosa Elena Paz' });
    await page.getByRole('button', { name: say('personalData.erase') }).click();
    const dialog = page.getByRole('dialog');
    const again = dialog.getByLabel(say('resources.personal_data.fields.confirmation'));
    await again.fill('otra@prueba.test');
    await dialog.getByRole('button', { name: say('personalData.erase') }).click();
    await dialog.getByText('No es la misma dirección').waitFor();
    await again.fill(email);
    await dialog.getByRole('button', { name: say('personalData.erase') }).click();
    await page.getByText(/Persona eliminada/).waitFor();
    expect(await Contact.query().findById(id)).to.deep.include({ emails: [], phones: [] });
    await page.close();
  });
});
