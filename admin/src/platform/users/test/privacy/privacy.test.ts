import { expect } from 'chai';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../../api/testing/browser.ts';
import { say } from '../../../../../../api/testing/say.ts';
import { buildUser } from '../../../../../../api/platform/users/test/factory.ts';
import { User } from '../../../../../../api/platform/users/User.ts';

describe("a person's data in the admin", function () {
  this.timeout(90_000);

  it('is downloaded in the own profile as one JSON file', async () => {
    const { id, email } = await buildUser({ role: 'member' });
    const page = await newPage({ user: email, path: '/profile' });
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: say('users.privacy.downloadOwn') }).click();
    const download = await saved;
    expect(download.suggestedFilename()).to.equal('datos-personales.json');
    const content = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(content.user).to.include({ id, email });
    expect(await page.getByRole('button', { name: say('users.privacy.erase') }).count()).to.equal(
      0,
    );
    await page.close();
  });

  it('is erased by root, who has to write the e-mail address', async () => {
    const user = await buildUser({ phone: '528112309911' });
    const root = await buildUser({ type: 'internal', role: 'root' });
    const page = await newPage({ user: root.email, path: `/admin/users/${user.id}/view` });
    await page.getByRole('button', { name: say('users.privacy.erase') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('resources.users.fields.email')).fill('otra@prueba.test');
    await dialog.getByRole('button', { name: say('users.privacy.erase') }).click();
    await dialog.getByText('No es el correo de esta persona').waitFor();
    await expectAccessible(page);
    await dialog.getByLabel(say('resources.users.fields.email')).fill(user.email);
    await dialog.getByRole('button', { name: say('users.privacy.erase') }).click();
    await page.getByText(say('users.privacy.erased')).waitFor();
    await page
      .getByText(/@eliminada\.invalid/)
      .first()
      .waitFor();
    const erased = await User.query().findById(user.id);
    expect(erased).to.include({ firstName: 'Persona', phone: null });
    await page.close();
  });
});
