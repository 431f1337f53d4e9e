import { expect } from 'chai';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Knex } from 'knex';
import { open } from '../../db/connect.ts';
import { freePort } from '../../db/server.ts';
import { ROOT } from '../core/runtime/env.ts';
import { buildAccount, startIdentity } from '../platform/identity/test/factory.ts';
import { signIn } from '../platform/identity/signIn.ts';
import { migratedDatabase, testDb } from '../testing/base/db.ts';
import { temporaryDirectory, testRun, urlOf } from '../testing/base/run.ts';
import { START, startProduct } from '../process/productProcess.ts';
import { command } from '../testing/product.ts';
import { complete } from './answers.ts';

const ANA = ['--email', 'ana@transporte.example', '--first-name', 'Ana', '--last-name', 'Ruiz'];

const PRODUCTION = {
  NODE_ENV: 'production',
  OIDC_ISSUER: 'https://127.0.0.1:1/',
  OIDC_CLIENT_ID: 'anden-admin',
  OIDC_AUDIENCE: 'urn:anden:api',
};

describe('npm run setup', function () {
  this.timeout(120_000);
  let url: string;
  let db: Knex;
  let dataDir: string;

  beforeEach(async () => {
    useDatabase(await migratedDatabase(newName()));
    dataDir = await temporaryDirectory('setup');
  });

  afterEach(() => db.destroy());

  function useDatabase(at: string) {
    url = at;
    db = open(url);
  }

  it('makes the root user, the company and the catalogs in an empty production database, and no demo data', async () => {
    await db.destroy();
    useDatabase(await emptyDatabase());
    const { code, output } = await setup(ANA, PRODUCTION);
    expect(output).to.include('root: Ana Ruiz <ana@transporte.example>, added');
    expect(code).to.equal(0);
    expect(await db('users').select('email', 'userTypeId', 'userRoleId')).to.deep.equal([
      { email: 'ana@transporte.example', userTypeId: 1, userRoleId: 1 },
    ]);
    expect(await db('companies').pluck('name')).to.deep.equal(['Andén']);
    for (const table of ['carriers', 'quotes', 'shipments', 'contacts', 'diesel_prices'])
      expect(await db(table).first(), table).to.equal(undefined);
    for (const table of ['equipments', 'comodities', 'packagings', 'contact_types', 'incidents'])
      expect(await db(table).first(), table).to.include({ version: 1 });
  });

  it('changes nothing when it is run again', async () => {
    await setup(ANA, PRODUCTION);
    await db('equipments').where({ code: 'DV53' }).update({ nameEn: 'Box' });
    const before = await everything();
    const { output } = await setup([], PRODUCTION);
    expect(output).to.include('catalogs: complete').and.include('Ana Ruiz');
    expect(await everything()).to.deep.equal(before);
  });

  it('says what production still lacks', async () => {
    const { output } = await setup(ANA, PRODUCTION);
    expect(missingIn(output)).to.deep.equal([
      'sign-in and keys',
      'mail',
      'proxy',
      'help',
      'privacy notice',
      'rates',
      'backup',
      'metrics',
    ]);
    expect(output).to.match(/ok +retention .*privacy notice.*mails 90.*siteRequests 365/);
    const better = await setup([], {
      ...PRODUCTION,
      KEEP_SITE_REQUESTS_DAYS: '60',
      PUBLIC_URL: 'https://anden.example.com',
      TRUST_PROXY: '1',
      HELP_EMAIL: 'ayuda@transporte.example',
      HELP_CHAT: 'https://wa.me/528112345678',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'ayuda@transporte.example',
      METRICS_PORT: '9464',
    });
    expect(missingIn(better.output)).to.deep.equal([
      ...['sign-in and keys', 'mail', 'privacy notice', 'rates', 'backup'],
    ]);
    expect(better.output).to.include('siteRequests 60');
    expect(better.output).to.match(/mail .*refuses: .*ECONNREFUSED/);
  });

  it('names the missing options where it cannot ask', async () => {
    const { code, output } = await setup(['--email', 'ana'], PRODUCTION);
    expect(code).to.equal(1);
    expect(output).to.match(
      /--email .*\n.*--first-name .*\n.*--last-name .*\n\nUsage: npm run setup/,
    );
    expect((await setup(['--mail', 'x'], PRODUCTION)).output).to.include("Unknown option '--mail'");
    expect(await db('users').first()).to.equal(undefined);
  });

  it('refuses missing options before it changes an empty database', async () => {
    await db.destroy();
    useDatabase(await emptyDatabase());
    const { code, output } = await setup(['--email', 'ana@transporte.example'], PRODUCTION);
    expect(code).to.equal(1);
    expect(output).to.include('--first-name').and.not.include('Applied');
    expect(await db.schema.hasTable('users')).to.equal(false);
  });

  it('no longer misses a backup once there is one', async () => {
    await setup(ANA, PRODUCTION);
    const settings = { DATABASE_URL: url, DATA_DIR: dataDir };
    expect(command('backup', settings).output).to.include('Backed up');
    const { output } = await setup([], PRODUCTION);
    expect(output).to.match(/ok +backup +the last one is of 20/);
  });

  it('asks on a terminal for what is missing, again while an answer is wrong', async () => {
    const typed = ['ana', 'ana@x.example', 'Ana', ' Ruiz ', '', 'Fletes'];
    const questions: string[] = [];
    const ask = async (question: string) => typed[questions.push(question) - 1]!;
    const answers = { email: 'ana@x.example', firstName: 'Ana', lastName: 'Ruiz', language: 'es' };
    expect(await complete({}, ask)).to.deep.equal({ ...answers, company: 'Fletes' });
    expect(questions[1]).to.equal(questions[0]);
    expect(questions[4]).to.include('[es]');
  });

  it('takes settings instead of options', async () => {
    const settings = { SETUP_EMAIL: 'leo@x.example', SETUP_FIRST_NAME: 'Leo' };
    await setup(['--last-name', 'Paz'], { ...PRODUCTION, ...settings, SETUP_COMPANY: 'Fletes' });
    expect(await db('users').pluck('first_name')).to.deep.equal(['Leo']);
    expect(await db('companies').pluck('name')).to.deep.equal(['Fletes']);
  });

  it('corrects a wrong address until that user has signed in', async () => {
    await setup(['--email', 'anna@transporte.example', ...ANA.slice(2)], PRODUCTION);
    const { output } = await setup(ANA, PRODUCTION);
    expect(output).to.include('instead of anna@transporte.example, who never signed in');
    await db('users').update({ identitySub: 'of-ana' });
    const third = await setup(['--email', 'eva@x.example', ...ANA.slice(2)], PRODUCTION);
    expect(third.code).to.equal(1);
    expect(third.output).to.include('register others as that user, under Users');
    expect(await db('users').pluck('email')).to.deep.equal(['ana@transporte.example']);
  });

  it('makes a root user who then signs in with an own identity provider', async () => {
    await setup(ANA, { NODE_ENV: 'development' });
    const account = buildAccount({ email: 'ana@transporte.example' });
    const provider = await startIdentity(await testDb(), [account]);
    const { issuer, clientId, audience } = provider.env.oidc;
    const port = String(await freePort());
    const oidc = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_AUDIENCE: audience };
    const settings = { DATABASE_URL: url, DATA_DIR: dataDir, PORT: port, ...oidc };
    const product = await startProduct(settings, { lastLine: 'Andén is ready' });
    try {
      const { accessToken } = await signIn(provider.request(account));
      const session = await fetch(`http://localhost:${port}/api/session`, {
        headers: { Authorization: `Bearer ${accessToken}` },
      });
      const { user } = (await session.json()) as { user: object };
      expect(user).to.include({ email: 'ana@transporte.example', userRoleId: 1 });
      expect(await db('users').count()).to.deep.equal([{ count: 1 }]);
    } finally {
      product.child.kill();
      await product.exitCode;
      await provider.stop();
    }
  });

  async function setup(args: string[], env: Record<string, string>) {
    const child = spawn(process.execPath, [...START, 'setup', ...args], {
      cwd: ROOT,
      env: {
        PATH: process.env.PATH,
        ...NOT_FROM_DOTENV,
        DATABASE_URL: url,
        DATA_DIR: dataDir,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output += String(chunk)));
    const [code] = await once(child, 'close');
    return { code, output };
  }

  async function everything() {
    const tables = ['users', 'companies', 'equipments', 'comodities', 'packagings', 'changes'];
    return Promise.all(tables.map((table) => db(table).orderBy('id')));
  }
});

function newName(): string {
  return `setup_${randomBytes(4).toString('hex')}`;
}

/** The URL of a new database without tables; dropped when the run ends. */
async function emptyDatabase(): Promise<string> {
  const { server, template } = await testRun();
  const name = `${template}_${newName()}`;
  const admin = open(server);
  await admin.raw('create database ??', [name]).finally(() => admin.destroy());
  return urlOf(server, name);
}

/** Settings that are set to an empty value, so that a developer's .env does not set them. */
const NOT_FROM_DOTENV = Object.fromEntries(
  ['PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM', 'HELP_EMAIL', 'HELP_CHAT', 'TRUST_PROXY', 'HOST'].map(
    (name) => [name, ''],
  ),
);

/** The parts that the checklist says are missing. */
function missingIn(output: string): string[] {
  return [...output.matchAll(/^ {2}MISSING {2}(.{16})/gm)].map(([, part]) => part!.trim());
}
