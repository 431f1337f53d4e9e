import { expect } from 'chai';
import { expectAccessible } from '../../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../../api/testing/browser.ts';
import { say } from '../../../../../../api/testing/say.ts';
import { buildUser } from '../../../../../../api/platform/users/test/factory.ts';
import { User } from '../../../../../../api/platform/users/User.ts';

describe("a person's documents in the admin", function () {
  this.timeout(90_000);

  it('are added in the profile (no page called PATCH /users/{id}/file)', async () => {
    const user = await buildUser();
    const page = await newPage({ user: user.email, path: '/profile' });
    await page.getByRole('button', { name: say('users.files.action') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('users.files.key')).click();
    await page.getByRole('option', { name: say('users.files.names.officialId') }).click();
    await dialog.getByLabel(say('users.files.value')).fill('con espacios');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await dialog.getByText('Escriba una clave y la referencia').waitFor();
    await expectAccessible(page);
    await dialog.getByLabel(say('users.files.value')).fill('INE-0190c7a4');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('INE-0190c7a4').waitFor();
    expect((await User.query().findById(user.id))!.files).to.deep.equal({
      officialId: 'INE-0190c7a4',
    });
    await page.close();
  });

  it('stand in the profile once the channels above them do, which pushed them down', async () => {
    const page = await newPage({ user: (await buildUser()).email, path: 'about:blank' });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/api\/notifications\/choices/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/profile');
    await page.locator('main [aria-busy=true]').waitFor();
    const button = page.getByRole('button', { name: say('users.files.action') });
    expect(await button.count()).to.equal(0);
    release();
    await button.waitFor();
    await page.getByRole('columnheader', { name: say('notifications.choices.event') }).waitFor();
    await page.close();
  });
});
