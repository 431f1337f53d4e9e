import { expect } from 'chai';
import { expectAccessible } from '../../../../../../api/testing/accessible.ts';
import { newPage, takeErrors } from '../../../../../../api/testing/browser.ts';
import { say } from '../../../../../../api/testing/say.ts';
import { buildUser } from '../../../../../../api/platform/users/test/factory.ts';
import { User } from '../../../../../../api/platform/users/User.ts';

describe('a deactivated user in the admin', function () {
  this.timeout(90_000);

  it('is found and restored by who adds the same e-mail: the form said that it exists, and no list showed it', async () => {
    const admin = await buildUser();
    const { companyId } = admin;
    const left = await buildUser({ companyId, archivedAt: '2026-01-05T12:00:00Z' });
    const page = await newPage({ user: admin.email, path: '/admin/users/new' });
    await page.getByLabel(/^Nombre\(s\)/).fill('Ana');
    await page.getByLabel(/^Apellido paterno/).fill('Otra');
    await page.getByLabel(/^Correo electrónico/).fill(left.email);
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await page.getByText('tiene una cuenta desactivada con este correo').first().waitFor();
    takeErrors(page);
    const restore = page.getByRole('button', { name: say('users.restore.action') });
    await restore.waitFor();
    await expectAccessible(page);
    await restore.click();
    await page.getByText(say('users.restore.done')).waitFor();
    expect((await User.query().findById(left.id))!.archivedAt).to.equal(null);
    await page.close();
  });

  it('is deactivated by that word (the button said "Archivar", the note "desactivada")', async () => {
    const admin = await buildUser();
    const { companyId } = admin;
    const [one, other] = [await buildUser({ companyId }), await buildUser({ companyId })];
    const page = await newPage({ user: admin.email, path: `/admin/users/${one.id}/view` });
    await page.getByRole('button', { name: 'Desactivar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
    await page.getByText('Usuario desactivado').waitFor();
    await page.getByRole('row').filter({ hasText: other.email }).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Desactivar' }).click();
    await page.getByRole('dialog', { name: '¿Desactivar 1 usuario?' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
    await page.getByText('1 usuario desactivado').waitFor();
    await page.goto(`/admin/users/${other.id}/view`);
    await page.getByText('Cuenta desactivada desde el').waitFor();
    await page.close();
  });

  it('reads at sign-in that the account is deactivated: it said that the password is wrong', async () => {
    const { email } = await buildUser({ archivedAt: '2026-01-05T12:00:00Z' });
    const page = await newPage();
    await page.goto('/admin/');
    await page.locator('#email').fill(email);
    await page.locator('#password').fill('anden');
    await page.locator('form:has(#password) button[type=submit]').click();
    await page.getByText('Tu cuenta está desactivada. Pide a tu administrador').waitFor();
    takeErrors(page);
    await page.close();
  });

  it('reads so too where another identity provider signs in and the API refuses', async () => {
    const page = await newPage();
    await page.goto('/admin/error?reason=deactivated');
    await page.getByText(say('anden.signIn.errors.deactivated')).waitFor();
    await page.close();
  });
});
