import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { open } from '../../../db/connect.ts';
import { freePort } from '../../../db/server.ts';
import { ROOT } from '../../core/runtime/env.ts';
import { signIn } from '../../platform/identity/signIn.ts';
import { quoteInput } from '../../quoting/quotes/test/factory.ts';
import { temporaryDirectory, testRun, urlOf } from '../base/run.ts';
import { newPage } from '../browser.ts';
import { startProduct, type ProductProcess } from '../../process/productProcess.ts';
import { command } from '../product.ts';

/** The first steps of the product for its users, run with this process's Node and TEST_DATABASE_URL by withProgram.ts. */
describe('The product', function () {
  this.timeout(180_000);
  let running: ProductProcess;
  let url: string;
  let settings: Record<string, string>;

  before(async () => {
    const DATABASE_URL = process.env.TEST_DATABASE_URL ? await emptyDatabase() : '';
    settings = { DATA_DIR: await temporaryDirectory('short'), DATABASE_URL };
    const port = await freePort();
    url = `http://localhost:${port}`;
    running = await startProduct({ ...settings, PORT: String(port) });
  });

  after(async () => {
    running?.child.kill();
    await running?.exitCode;
  });

  it('brings a quote from its creation to the award', async () => {
    const broker = await as('broker@puente.test');
    const carrier = await as('carrier@regio.test');
    const [regio] = await broker<Found[]>('GET', 'carriers?q=Transportes%20Regio');
    const [equipment] = await broker<Found[]>('GET', 'catalogs/equipments?limit=1');
    const input = quoteInput({ equipmentId: equipment!.id });
    const { id } = await broker('POST', 'quotes', input);
    await broker('POST', `quotes/${id}/send`, { carrierIds: [regio!.id] });
    const [invitation] = await carrier<Found[]>('GET', `invitations?quoteId=${id}`);
    await carrier('POST', `invitations/${invitation!.id}/rate`, {
      currency: 'USD',
      allIn: '1850.00',
    });
    await broker('POST', `quotes/${id}/award`, { invitationId: invitation!.id });
    expect(await broker('GET', `quotes/${id}`)).to.include({ status: 'assigned' });
  });

  it('shows the list of quotes in a browser', async () => {
    const page = await newPage({ url, user: 'broker@puente.test', path: '/admin/quotes' });
    await page
      .getByText(/^Q-\d{5}$/)
      .first()
      .waitFor();
    await page.close();
  });

  it('imports a file, which a process apart reads', async () => {
    const broker = await as('broker@puente.test');
    const template = await fetch(`${url}/api/locations/bulkTemplate?languaje=ES`, await headers());
    const head = (await template.text()).split(/\r?\n/)[0]!;
    const cells = head
      .replace(/^\uFEFF/, '')
      .split(',')
      .map((name) => PLACE[name] ?? '');
    const form = new FormData();
    form.append('file', new Blob([`${head}\n${cells.join(',')}\n`]), 'lugares.csv');
    const { id } = await broker('POST', 'locations/bulkFile', form);
    let found = await broker('GET', `imports/${id}`);
    for (; !found.finishedAt; found = await broker('GET', `imports/${id}`)) await pause(50);
    expect(found).to.include({ status: 'done', rowsCreated: 1 });
  });

  it("lists its migrations by knex's own command", () => {
    const { PATH } = process.env;
    const { stdout, stderr } = spawnSync(process.execPath, [KNEX, 'migrate:status'], {
      cwd: ROOT,
      env: { PATH, ...settings },
      encoding: 'utf8',
    });
    expect(stdout, stderr).to.include('No Pending Migration files Found.');
  });

  it('writes a backup, and restores it in a rehearsal', () => {
    const file = join(settings.DATA_DIR!, 'kept.tar.gz');
    expect(command('backup', settings, file).output).to.match(/Backed up \d+ rows and \d+ files/);
    const rehearsed = command('restore', settings, '--rehearse', file);
    expect(rehearsed.code, rehearsed.output).to.equal(0);
    expect(rehearsed.output).to.include('nothing was changed');
  });

  async function headers(email = 'broker@puente.test') {
    const { accessToken } = await signIn({
      issuer: `${url}/oidc`,
      clientId: 'anden-admin',
      audience: 'urn:anden:api',
      redirectUri: `${url}/admin/auth-callback`,
      email,
      password: 'anden',
    });
    return { headers: { authorization: `Bearer ${accessToken}` } };
  }

  /** Calls of a signed-in user, which succeed. */
  async function as(email: string) {
    const own = await headers(email);
    return async <T = Found>(method: string, path: string, body?: object) => {
      const isForm = body instanceof FormData;
      const type = body && !isForm && { 'content-type': 'application/json' };
      const answer = await fetch(`${url}/api/${path}`, {
        method,
        headers: { ...own.headers, ...type },
        body: isForm ? body : body && JSON.stringify(body),
      });
      expect(answer.ok, `${method} ${path}: ${await answer.clone().text()}`).to.equal(true);
      return (await answer.json()) as T;
    };
  }
});

const KNEX = join(ROOT, 'node_modules/.bin/knex');

/** The URL of a new database, which is dropped at the end of the run. */
async function emptyDatabase(): Promise<string> {
  const { server, template } = await testRun();
  const admin = open(server);
  await admin.raw('create database ??', [`${template}_short`]);
  await admin.destroy();
  return urlOf(server, `${template}_short`);
}

interface Found {
  id: string;
  finishedAt?: string | null;
}

const PLACE: Record<string, string> = {
  'Nombre *': 'Patio de prueba',
  'Ciudad *': 'Monterrey',
  'Estado *': 'MX-NLE',
  'País *': 'MX',
};
