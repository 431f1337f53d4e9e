import { expect } from 'chai';
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { approveDocuments, buildCarrier } from '../network/carriers/test/factory.ts';
import { buildCompany } from '../network/companies/test/factory.ts';
import { buildEquipment } from '../catalogs/equipments/test/factory.ts';
import { buildKey } from '../platform/keys/test/factory.ts';
import { buildExchangeRate } from '../quoting/quotes/test/factory.ts';
import { as } from '../testing/client.ts';
import { openServer, testServer } from '../testing/server.ts';
import { buildUser } from '../platform/users/test/factory.ts';
import type { User } from '../platform/users/index.ts';
import { guide } from './index.ts';

const SCOPES = {
  'first-call': ['quotes:read', 'quotes:write'],
  'quote-to-award': [
    ...['quotes:read', 'quotes:write', 'invitations:read', 'invitations:write'],
    ...['catalogs:read', 'shipments:read'],
  ],
};

describe('The calls in the guide', function () {
  this.timeout(60_000);

  before(async function () {
    const missing = ['bash', 'curl', 'jq'].filter(
      (program) => spawnSync(program, ['--version']).status !== 0,
    );
    if (missing.length > 0) this.skip();
    await testServer();
    await buildExchangeRate();
  });

  for (const locale of ['es', 'en'] as const) {
    it(`of the first call work: ${locale}`, async () => {
      const output = await runPage(locale, 'first-call', await newKey('first-call'));
      expect(output).to.match(/HTTP\/1\.1 200/);
      expect(output).to.include('"status": "created"');
      expect(output).to.match(/"weight": "18000.00",\s+"version": 2/);
    });

    it(`from a quote to a load work: ${locale}`, async () => {
      const key = await newKey('quote-to-award');
      const output = await runPage(locale, 'quote-to-award', key);
      expect(output).to.include('"status": "pending"').and.include('"invitedCount": 1');
      expect(output).to.include('"amount": "1450.00"').and.include('"place": 1');
      expect(output).to.match(/"status": "assigned",\s+"shipmentId": "[0-9a-f-]{36}"/);
      expect(output).to.match(/"carrierName": "Transportes de la guía"\s+}\s*$/);
    });

    it(`need the scopes that their page names: ${locale}`, () => {
      for (const [page, scopes] of Object.entries(SCOPES)) {
        const named = textOf(locale, page).match(/`\w+:(read|write)`/g)!;
        expect(new Set(named.map((name) => name.slice(1, -1)))).to.deep.equal(new Set(scopes));
      }
    });
  }

  it('that wait repeat what may be repeated, after the time that the answer asks for', async () => {
    const limited = await openServer(() => ({ CALLS_PER_MINUTE: '2' }));
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', WAITS], {
      ANDEN_URL: limited.url,
      ANDEN_KEY: await newKey('first-call'),
    });
    await limited.close();
    expect(stdout.split('\n')).to.deep.equal([
      ...['[]', 'INVALID'],
      ...Array<string>(4).fill('waits up to a minute'),
      ...['TOO_MANY_REQUESTS', ''],
    ]);
  });

  /** The key of an admin of a new broker, with a carrier for the lane. */
  async function newKey(page: keyof typeof SCOPES): Promise<string> {
    const companyId = (await buildCompany()).id;
    const admin = await buildUser({ companyId });
    const equipmentId = await firstEquipment(admin);
    const { id } = await buildCarrier({
      companyId,
      carrierName: 'Transportes de la guía',
      confidence: 'very_high',
      equipmentList: [equipmentId],
    });
    await approveDocuments(id);
    return (await buildKey(admin, { scopes: SCOPES[page] as never })).secret;
  }

  /** The equipment that the page chooses: the first of the list. */
  async function firstEquipment(admin: User): Promise<string> {
    const list = '/api/catalogs/equipments?limit=1';
    const [first] = (await as(admin).get<{ id: string }[]>(list)).body;
    return (first ?? (await buildEquipment())).id;
  }

  async function runPage(locale: string, page: string, key: string): Promise<string> {
    const blocks = [...textOf(locale, page).matchAll(/^```bash\n(.*?)^```/gms)];
    expect(blocks).to.have.length.above(2);
    const script = ['set -euo pipefail', ...blocks.map(([, code]) => code)].join('\n');
    const { url } = await testServer();
    const { code, stdout, stderr } = await run('bash', ['--norc', '-c', script], {
      ANDEN_URL: url,
      ANDEN_KEY: key,
    });
    expect(code, stdout + stderr).to.equal(0);
    return stdout;
  }
});

/** Reads a list, makes a wrong call, and then one too many, whose waiting times are shown and not waited for. */
const WAITS = `
  import { call } from ${JSON.stringify(new URL('examples/waits.js', guide.folder).href)};
  const wait = setTimeout;
  globalThis.setTimeout = (go, ms) => {
    if (!(ms >= 1000 && ms <= 60_000)) return wait(go, ms);
    console.log("waits up to a minute");
    queueMicrotask(go);
  };
  const show = (path) => call(path).then(JSON.stringify, ({ message }) => message).then(console.log);
  for (const path of ['/api/quotes?limit=1', '/api/quotes?nope=1', '/api/quotes']) await show(path);
`;

function textOf(locale: string, page: string): string {
  return readFileSync(new URL(`${locale}/${page}.md`, guide.folder), 'utf8');
}

/** Runs a program to its end; the server that it calls is in this process, so it may not be waited for synchronously. */
function run(program: string, args: string[], env: Record<string, string>) {
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  return new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}
