import { buildSecurityEvent } from '../../../../../api/platform/securityLog/test/factory.ts';
import { expectAccessible } from '../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../api/testing/browser.ts';
import { say } from '../../../../../api/testing/say.ts';
import { buildUser } from '../../../../../api/platform/users/test/factory.ts';

describe('the security log in the admin', function () {
  this.timeout(90_000);

  it('shows root who did what, and can be narrowed by type', async () => {
    const root = await buildUser({ type: 'internal', role: 'root' });
    await buildSecurityEvent({ userId: root.id, operation: 'exportLocations' } as object);
    await buildSecurityEvent({
      event: 'refused',
      operation: 'listUsers',
      code: 'FORBIDDEN',
      count: 41,
    } as object);
    const path = '/admin/security_events?filter={"event":["refused"]}';
    const page = await newPage({ user: root.email, path });
    await page.getByText('Ver la lista: usuarios').first().waitFor();
    const [, repeated = ''] = say('securityLog.repeats', { smart_count: 41 }).split(' |||| ');
    await page.getByText(repeated).waitFor();
    await page.getByText('Exportar: ubicaciones').waitFor({ state: 'detached' });
    await expectAccessible(page);
    await page.goto('/admin/security_events');
    await page.getByText('Exportar: ubicaciones').first().waitFor();
    await page.getByText(say('securityLog.event.export')).first().waitFor();
    await page.close();
  });
});
