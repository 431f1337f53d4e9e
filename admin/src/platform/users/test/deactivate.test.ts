import { newPage } from '../../../../../api/testing/browser.ts';
import { buildUser } from '../../../../../api/platform/users/test/factory.ts';

describe('deactivating users in the admin', function () {
  this.timeout(60_000);

  it('asks about one of them in the singular, where it meant several', async () => {
    const { email, companyId } = await buildUser();
    const other = await buildUser({ companyId });
    const page = await newPage({ user: email, path: '/admin/users' });
    const row = page.getByRole('row').filter({ hasText: other.email });
    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Desactivar' }).click();
    await page.getByRole('dialog').getByText('Ya no podrá iniciar sesión').waitFor();
    await page.close();
  });
});
