import { expect } from 'chai';
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { buildExchangeRate } from '../quoting/quotes/test/factory.ts';
import { openServer, testServer } from '../testing/server.ts';
import { guide } from './index.ts';
import { type CallingPage, newKeys, SCOPES } from '../testing/guideKeys.ts';

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
      const output = await runPage(locale, 'first-call');
      expect(output).to.match(/HTTP\/1\.1 200/);
      expect(output).to.include('"status": "created"');
      expect(output).to.match(/"weight": "18000.00",\s+"version": 2/);
    });

    it(`from a quote to a load work: ${locale}`, async () => {
      const output = await runPage(locale, 'quote-to-award');
      expect(output).to.include('"status": "pending"').and.include('"invitedCount": 1');
      expect(output).to.include('"amount": "1450.00"').and.include('"place": 1');
      expect(output).to.match(/"status": "assigned",\s+"shipmentId": "[0-9a-f-]{36}"/);
      expect(output).to.match(/"carrierName": "Transportes de la guía"\s+}\s*$/);
    });

    it(`by legs work: ${locale}`, async () => {
      const output = await runPage(locale, 'legs');
      expect(output).to.include('"cost": "2250.00"').and.include('"obstacles": []');
      expect(output).to.match(/"status": "assigned",\s+"assignedLegs": 3,\s+"purchaseCost": "2250/);
      expect(output).to.match(/"byLegs": true,\s+"lacksCarrier": false/);
      expect(output).to.match(/"stages": \[\s+{\s+"leg": "mexican",\s+"status": "assigned"/);
      expect(output).to.match(/"leg": "transfer",\s+"status": "rated",\s+"wholeStatus": "rated"/);
      expect(output).to.match(/"assignedLegs": 3,\s+"purchaseCost": "2265.00"\s+}\s*$/);
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
      ...(await newKeys('first-call')),
    });
    await limited.close();
    expect(stdout.split('\n')).to.deep.equal([
      ...['[]', 'INVALID'],
      ...Array<string>(4).fill('waits up to a minute'),
      ...['TOO_MANY_REQUESTS', ''],
    ]);
  });

  async function runPage(locale: string, page: CallingPage): Promise<string> {
    const blocks = [...textOf(locale, page).matchAll(/^```bash\n(.*?)^```/gms)];
    expect(blocks).to.have.length.above(2);
    const script = ['set -euo pipefail', ...blocks.map(([, code]) => code)].join('\n');
    const { url } = await testServer();
    const { code, stdout, stderr } = await run('bash', ['--norc', '-c', script], {
      ANDEN_URL: url,
      ...(await newKeys(page)),
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
