import { expect } from 'chai';
import type { Knex } from 'knex';
import { expectAccessible } from '../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../api/testing/browser.ts';
import { soon } from '../../../../../api/testing/browser/soon.ts';
import { startReceiver } from '../../../../../api/testing/receiver.ts';
import { say } from '../../../../../api/testing/say.ts';
import { testServer } from '../../../../../api/testing/server.ts';
import { buildUser } from '../../../../../api/platform/users/test/factory.ts';
import { dropWaiting } from '../../../../../api/platform/webhooks/test/factory.ts';
import { deliverWebhooks } from '../../../../../api/platform/webhooks/index.ts';

describe('Webhooks in the admin', function () {
  this.timeout(120_000);
  let db: Knex;

  before(async () => {
    ({ db } = await testServer());
    await dropWaiting();
  });

  const deliver = (now = new Date()) =>
    db.transaction((trx) =>
      deliverWebhooks({ publicUrl: 'http://localhost', allowsPrivate: true }).run({
        trx,
        data: {},
        now,
      }),
    );

  it('are made, tested, read in their log, sent again, given a new secret, and ended', async () => {
    const admin = await buildUser();
    const { url, received } = await startReceiver((response) =>
      response.writeHead(received.length === 1 ? 500 : 200).end('Hello'),
    );
    const page = await newPage({ user: admin.email, path: '/admin/webhooks' });
    const press = (key: string) =>
      page
        .getByRole('button', { name: say(key) })
        .last()
        .click();
    const secret = async () => {
      const name = say('webhooks.secret.label');
      return page.getByRole('textbox', { name, exact: true }).inputValue();
    };
    await press('webhooks.make.action');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('resources.webhooks.fields.name')).fill('ERP de prueba');
    await dialog.getByLabel(say('resources.webhooks.fields.url')).fill('https://anden.invalid/');
    await dialog.getByLabel(say('webhooks.hears.some')).check();
    await dialog.getByLabel('Nueva solicitud de cotización', { exact: true }).check();
    await expectAccessible(page);
    await press('webhooks.make.action');
    await dialog.getByText('No se encontró ese servidor').waitFor();
    await dialog.getByLabel(say('resources.webhooks.fields.url')).fill(url);
    await press('webhooks.make.action');
    const first = await secret();
    expect(first).to.match(/^whsec_/);
    await press('webhooks.secret.done');

    await page.getByRole('link', { name: 'ERP de prueba' }).click();
    await press('webhooks.test.action');
    const entry = page.getByRole('button', { name: new RegExp(`^${say('webhooks.log.test')}`) });
    await entry.waitFor();
    await deliver();
    await deliver(new Date(Date.now() + 2 * 60_000));
    await page.getByText(say('webhooks.log.state.delivered')).waitFor();
    await entry.click();
    await page.getByText('Contestó 500').waitFor();
    await page.getByText('"type": "test"').waitFor();
    await expectAccessible(page);
    await press('webhooks.replay.action');
    await press('webhooks.replay.action');
    await page.getByText(say('webhooks.log.state.waiting')).waitFor();
    await deliver();
    expect(new Set(received.map(({ id }) => id)).size).to.equal(1);
    expect(received).to.have.length(3);

    await press('webhooks.rotate.action');
    await press('webhooks.rotate.action');
    await soon(async () =>
      expect(await secret())
        .to.match(/^whsec_/)
        .and.not.equal(first),
    );
    await press('webhooks.secret.done');
    await press('webhooks.end.action');
    await press('webhooks.end.action');
    await page.locator('.MuiChip-label', { hasText: say('webhooks.state.ended') }).waitFor();
    await page.close();
  });

  it('hear of changes of the records that are chosen, of one at least', async () => {
    const admin = await buildUser();
    const page = await newPage({ user: admin.email, path: '/admin/webhooks' });
    const press = (key: string) =>
      page
        .getByRole('button', { name: say(key) })
        .last()
        .click();
    await press('webhooks.make.action');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('resources.webhooks.fields.name')).fill('Copia');
    await dialog.getByLabel(say('resources.webhooks.fields.url')).fill('http://127.0.0.1:9/');
    await dialog.getByLabel(say('webhooks.hears.changes')).check();
    await dialog.getByLabel('Cotizaciones', { exact: true }).waitFor();
    await press('webhooks.make.action');
    await dialog.getByText('Este campo es necesario').waitFor();
    await dialog.getByLabel('Cotizaciones', { exact: true }).check();
    await expectAccessible(page);
    await press('webhooks.make.action');
    await press('webhooks.secret.done');
    await page.getByRole('link', { name: 'Copia' }).click();
    await page.getByText(say('webhooks.noKinds')).waitFor();
    const changes = page.locator('dt', { hasText: say('resources.webhooks.fields.changes') });
    await soon(async () =>
      expect(await changes.locator('xpath=..').innerText()).to.include('Cotizaciones'),
    );
    await page.close();
  });
});
