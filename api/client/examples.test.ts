import { expect } from 'chai';
import { execFile as execFileWithCallback, spawnSync } from 'node:child_process';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { buildCarrier } from '../network/carriers/test/factory.ts';
import type { Schemas } from '../core/contract/types.ts';
import { buildEquipment } from '../catalogs/equipments/test/factory.ts';
import { buildKey } from '../platform/keys/test/factory.ts';
import { buildExchangeRate, dayFrom } from '../quoting/quotes/test/factory.ts';
import { as } from '../testing/client.ts';
import { INSTALLED, installPacked } from '../testing/packed/install.ts';
import { testServer } from '../testing/server.ts';
import { buildUser } from '../platform/users/test/factory.ts';
import type { User } from '../platform/users/User.ts';

const execFile = promisify(execFileWithCallback);

type Invitation = Schemas['Invitation'];
type Answer = { allIn: string } | { reason: Schemas['DeclineReason'] };

describe('The packed client', function () {
  this.timeout(120_000);
  let folder: string, examples: string, files: string[], csv: string;
  let env: Record<string, string>;
  let admin: User;
  let answers: { user: User; answer: Answer }[];

  before(async () => {
    const project = await installPacked('api/client');
    ({ folder, files } = project);
    examples = join(project.unpacked, 'examples');
    await copyFile(join(examples, 'quoteFromCsv.ts'), join(folder, 'quoteFromCsv.ts'));
    admin = await buildUser();
    await buildExchangeRate();
    const scopes = ['catalogs:read', 'invitations:read', 'quotes:read', 'quotes:write'];
    const { secret } = await buildKey(admin, { scopes });
    const { url } = await testServer();
    env = { PATH: process.env.PATH!, ANDEN_URL: url, ANDEN_KEY: secret };
    const equipment = await buildEquipment();
    answers = [
      await carrier('Fletes Norte', equipment.id, { allIn: '1500.00' }),
      await carrier('Transportes Sur', equipment.id, { allIn: '1420.50' }),
      await carrier('Línea Este', equipment.id, { reason: 'no_availability' }),
    ];
    csv = await loadsWith(equipment.code);
  });

  async function carrier(carrierName: string, equipmentId: string, answer: Answer) {
    const { companyId } = admin;
    const { id: carrierId } = await buildCarrier({
      carrierName,
      companyId,
      equipmentList: [equipmentId],
    });
    return { user: await buildUser({ type: 'carrier', carrierId }), answer };
  }

  /** The example's CSV file, with days to come and this equipment. */
  async function loadsWith(equipmentCode: string): Promise<string> {
    const file = join(folder, 'loads.csv');
    const text = await readFile(join(examples, 'loads.csv'), 'utf8');
    const dated = text
      .replace(/2027-03-01|2027-03-02/g, dayFrom(5))
      .replaceAll('2027-03-04', dayFrom(9));
    await writeFile(file, dated.replaceAll('DV53', equipmentCode));
    return file;
  }

  /** Runs a program while the carriers answer what they are asked; returns the lines that it prints. */
  async function run(program: string, args: string[]): Promise<string[]> {
    let hasEnded = false;
    const running = execFile(program, args, { env, cwd: folder }).finally(() => (hasEnded = true));
    const answering = (async () => {
      while (!hasEnded) {
        for (const one of answers) await answerAll(one);
        await pause(100);
      }
    })();
    const [{ stdout }] = await Promise.all([running, answering]);
    return stdout.trim().split('\n');
  }

  async function answerAll({ user, answer }: (typeof answers)[number]): Promise<void> {
    const { body } = await as(user).get<Invitation[]>('/api/invitations?status=sent');
    for (const { id } of body) {
      if ('reason' in answer) await as(user).post(`/api/invitations/${id}/decline`, answer);
      else await as(user).post(`/api/invitations/${id}/rate`, { ...answer, currency: 'USD' });
    }
  }

  function expectBestRates(lines: string[]) {
    const rest = ': 1420.50 USD by Transportes Sur (2 of 3 carriers)';
    expect(lines.map((line) => line.split(' ')[0])).to.deep.equal(['PO-7781', 'PO-7782']);
    expect(lines.map((line) => line.slice(line.indexOf(':')))).to.deep.equal([rest, rest]);
  }

  it('makes the first call of its README as it is pasted', async () => {
    const readme = await readFile(join(examples, '../README.md'), 'utf8');
    const [, program] = /```js\n(.*?)```/s.exec(readme)!;
    await writeFile(join(folder, 'first.js'), program!);
    const { stdout } = await execFile(process.execPath, ['first.js'], { env, cwd: folder });
    expect(stdout).to.match(/^Q-\d+ [1-9]\d*\n$/);
  });

  it('contains what it needs, its sources in maps, and no tests', async () => {
    const map = await readFile(join(examples, '../dist/index.js.map'), 'utf8');
    expect(JSON.parse(map)).to.have.property('sourcesContent').that.is.an('array');
    const expected = [
      'README.md',
      'dist/index.d.ts',
      'dist/index.js',
      'dist/index.js.map',
      'examples/quote.py',
      'package.json',
    ];
    expect(files).to.include.members(expected);
    expect(files.filter((file) => /^src|\.test\./.test(file))).to.deep.equal([]);
  });

  it('quotes the loads of a CSV file in TypeScript', async () => {
    const args = ['--import', import.meta.resolve('tsx'), 'quoteFromCsv.ts', csv];
    expectBestRates(await run(process.execPath, args));
  });

  it('has types that the example satisfies, and that refuse an incomplete quote', async () => {
    await writeFile(join(folder, 'wrong.ts'), WRONG);
    const tsc = join(INSTALLED, 'typescript/bin/tsc');
    const options =
      '--noEmit --strict --skipLibCheck --module nodenext --target es2023 --types node';
    const args = [tsc, ...options.split(' '), 'quoteFromCsv.ts', 'wrong.ts'];
    const checking = execFile(process.execPath, args, { cwd: folder });
    const { stdout } = await checking.catch((error: { stdout: string }) => error);
    const errors = [...stdout.matchAll(/^(.*)error TS/gm)].map(([, place]) => place!);
    const lines = errors.map((place) => place.replace(/\((\d+),\d+\): $/, ' $1'));
    expect(lines).to.deep.equal(['wrong.ts 4', 'wrong.ts 5', 'wrong.ts 6']);
  });

  itWith('curl', 'jq')('is accompanied by the same in curl', async () => {
    expectBestRates(await run('bash', [join(examples, 'quote.sh'), csv]));
  });

  itWith('python3')('is accompanied by the same in Python', async () => {
    expectBestRates(await run('python3', [join(examples, 'quote.py'), csv]));
  });
});

const WRONG = `
import { createClient } from '@anden/client';
const anden = createClient({ url: '', key: '' });
await anden.POST('/quotes', { body: { movement: 'cross_border' } });
await anden.GET('/session');
await anden.GET('/quotes', { params: { query: { colour: 'red' } } });
`;

/** Declares a test that is skipped, and prints why, where one of these programs is missing. */
function itWith(...programs: string[]) {
  const missing = programs.filter((one) => spawnSync(one, ['--version']).status !== 0);
  return (title: string, run: () => Promise<void>) =>
    it(title, async function () {
      if (missing.length === 0) return run();
      console.log(`      skipped: ${missing.join(' and ')} not installed`);
      return this.skip();
    });
}
