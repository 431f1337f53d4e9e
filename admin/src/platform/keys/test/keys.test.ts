import { expect } from 'chai';
import { expectAccessible } from '../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../api/testing/browser.ts';
import { anonymous, bearing } from '../../../../../api/testing/client.ts';
import { say } from '../../../../../api/testing/say.ts';
import { buildUser } from '../../../../../api/platform/users/test/factory.ts';

describe('API keys in the admin', function () {
  this.timeout(120_000);

  it('are made with chosen scopes, shown once, and revoked', async () => {
    const admin = await buildUser();
    const page = await newPage({ user: admin.email, path: '/admin/keys' });
    const press = (key: string) =>
      page
        .getByRole('button', { name: say(key) })
        .last()
        .click();
    await press('keys.make.action');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(`${say('keys.scope.read')}: ${say('keys.resource.locations')}`).check();
    await dialog.getByLabel(say('resources.keys.fields.name')).fill('ERP de prueba');
    await expectAccessible(page);
    await press('keys.make.action');
    const name = say('keys.secret.label');
    const shown = page.getByRole('textbox', { name, exact: true });
    const secret = await shown.inputValue();
    expect(secret).to.match(/^anden_key_/);
    await page.locator('td', { hasText: 'ERP de prueba' }).first().waitFor();
    expect(await shown.isVisible()).to.equal(true);
    await press('keys.secret.done');
    const client = bearing(secret);
    expect((await client.get('/api/locations')).status).to.equal(200);
    expect((await client.get('/api/quotes')).status).to.equal(403);

    await page.getByRole('link', { name: 'ERP de prueba' }).click();
    await page.getByRole('heading', { name: say('keys.usage.title') }).waitFor();
    await expectAccessible(page);
    expect(await page.content()).not.to.include(secret);
    await press('keys.revoke.action');
    await press('keys.revoke.action');
    await page.locator('.MuiChip-label', { hasText: say('keys.state.revoked') }).waitFor();
    expect((await client.get('/api/locations')).status).to.equal(401);
    await page.close();
  });

  it('has addresses for spreadsheets, made and revoked with a button', async () => {
    const admin = await buildUser();
    const page = await newPage({ user: admin.email, path: '/admin/keys' });
    const press = (key: string) => page.getByRole('button', { name: say(key) }).click();
    await press('keys.feeds.make');
    const { pathname, search } = new URL(
      await page.getByLabel(`${say('keys.feeds.quotes')}, CSV`).inputValue(),
    );
    expect((await anonymous.get(pathname + search)).status).to.equal(200);
    await expectAccessible(page);
    await press('keys.feeds.revoke');
    await page.getByRole('button', { name: say('keys.feeds.make') }).waitFor();
    expect((await anonymous.get(pathname + search)).status).to.equal(404);
    await page.close();
  });
});
