import { expect } from 'chai';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { freePort } from '../../db/server.ts';
import { keptMail } from '../core/mail/keptMail.ts';
import { ROOT } from '../core/runtime/env.ts';
import { runProduct, startProduct, type ProductProcess } from '../process/productProcess.ts';
import { sandboxContract } from './routes.ts';

const MINUTE = 60_000;

describe('npm run sandbox', function () {
  this.timeout(180_000);
  let dataDir: string;
  let url: string;
  let running: ProductProcess;
  let settings: Record<string, string>;

  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'anden-sandbox-'));
    const port = String(await freePort());
    url = `http://localhost:${port}`;
    settings = { SANDBOX_DATA_DIR: dataDir, SANDBOX_PORT: port };
    running = await startProduct(settings, { args: ['--sandbox'] });
  });

  after(async () => {
    running.child.kill();
    await running.exitCode;
    await rm(dataDir, { recursive: true, force: true });
  });

  it('refuses to start in production', async () => {
    const refused = runProduct({ ...settings, NODE_ENV: 'production' }, ROOT, ['--sandbox']);
    expect(await refused.exitCode).to.equal(1);
    expect(refused.output()).to.match(/^The sandbox does not start with NODE_ENV=production: /);
  });

  it('prints its calls and keys', () => {
    expect(running.output()).to.include(`SANDBOX`).and.include(`${url}/sandbox`);
    expect(running.output()).to.include('anden_key_broker-of-the-sandbox');
  });

  it('marks every answer and every page', async () => {
    for (const path of [
      '/api/health',
      '/api/nothing',
      '/admin/quotes',
      '/mail',
      '/',
      '/en',
      '/no',
      '/oidc/jwks',
    ])
      expect((await fetch(url + path)).headers.get('Anden-Sandbox'), path).to.equal('true');
    for (const path of ['/admin/quotes', '/mail', '/', '/en/contact-us']) {
      const page = await (await fetch(url + path, { headers: { Accept: 'text/html' } })).text();
      expect(page, path).to.match(/<title>Sandbox · /);
      expect(page, path).to.match(/<body[^>]*><aside class="anden-sandbox"/);
    }
    expect((await fetch(`${url}/sandbox/mark.css`)).headers.get('Content-Type')).to.match(/css/);
  });

  describe('POST /sandbox/clock', () => {
    it('lets carriers answer by their rules, reminds the silent ones and ends the request at its deadline', async () => {
      const quote = await sent([1, 5, 7, 8]);
      const first = await move({ forwardMinutes: 49 });
      expect(of(quote, first)).to.deep.equal([
        ['rate', '1940', 8],
        ['decline', undefined, 10],
      ]);
      expect(await remindersOf(quote)).to.deep.equal([]);
      const second = await move({ forwardMinutes: 2 });
      expect(second.jobs.map(({ name }) => name))
        .to.include('deadline-reminder')
        .and.include('mail');
      expect(await remindersOf(quote)).to.have.members(addressesOf(quote, [7, 8]));
      const third = await move({ forwardMinutes: 30 });
      expect(of(quote, third)).to.deep.equal([['rate_late', '1800', 65]]);
      expect(await statusesOf(quote)).to.deep.equal({
        1: 'rated',
        5: 'rejected_by_carrier',
        7: 'not_available',
        8: 'not_available',
      });
    });

    it('moves a quote without answers to not_available, and opens waves at their times', async () => {
      const silent = await sent([8]);
      const waves = await sent([8], [1]);
      const { answers } = await move({ forwardMinutes: 100 });
      expect((await api<Quote>(`/quotes/${silent.id}`)).status).to.equal('not_available');
      expect(of(waves, { answers })).to.deep.equal([['rate', '1940', 68]]);
    });

    it('moves the time of SQL, of the API and of its answers', async () => {
      const { time } = await move({ forwardMinutes: 24 * 60 });
      const ahead = Date.parse(time) - Date.now();
      expect(ahead).to.be.greaterThan(23 * 60 * MINUTE);
      const { createdAt } = await created();
      expect(Date.parse(createdAt) - Date.now()).to.be.closeTo(ahead, MINUTE);
      const date = (await fetch(`${url}/api/health`)).headers.get('Date')!;
      expect(Date.parse(date) - Date.now()).to.be.closeTo(ahead, MINUTE);
      const signIn = (await fetch(`${url}/oidc/jwks`)).headers.get('Date')!;
      expect(Date.parse(signIn)).to.be.closeTo(Date.now(), MINUTE);
    });

    it('refuses a time that has passed, one too far away, both fields and none, and other sites', async () => {
      const { time } = await sandbox();
      for (const body of [
        { to: new Date(Date.parse(time) - MINUTE).toISOString() },
        { to: new Date(Date.parse(time) + 32 * 24 * 60 * MINUTE).toISOString() },
        { forwardMinutes: 50_000 },
        { forwardMinutes: 1, to: time },
        {},
      ])
        expect((await post('/sandbox/clock', body)).status, JSON.stringify(body)).to.equal(422);
      expect((await fetch(`${url}/sandbox/clock`, { method: 'POST', body: '{}' })).status).to.equal(
        415,
      );
      const headers = { 'Sec-Fetch-Site': 'cross-site' };
      expect((await post('/sandbox/reset', {}, headers)).status).to.equal(403);
      expect((await fetch(`${url}/sandbox/clock`)).status).to.equal(405);
    });
  });

  describe('Started again, it', () => {
    it('keeps its time', async () => {
      const { movedMinutes } = await sandbox();
      expect(movedMinutes).to.be.greaterThan(0);
      running.child.kill();
      await running.exitCode;
      running = await startProduct(settings, { args: ['--sandbox'] });
      expect((await sandbox()).movedMinutes).to.equal(movedMinutes);
    });
  });

  describe('POST /sandbox/reset', () => {
    it('writes the story again at the present time, and keeps the keys', async () => {
      const quote = await sent([8]);
      const total = (await api<{ count: number }>('/quotes?countQuery=true')).count;
      const answer = await post('/sandbox/reset', {});
      expect(answer.status).to.equal(200);
      const { movedMinutes, time } = await checked<Sandbox>('Sandbox', answer);
      expect(movedMinutes).to.equal(0);
      expect(Date.parse(time)).to.be.closeTo(Date.now(), MINUTE);
      expect((await get(`/api/quotes/${quote.id}`)).status).to.equal(404);
      expect((await api<{ count: number }>('/quotes?countQuery=true')).count).to.be.lessThan(total);
      expect(await remindersOf(quote)).to.deep.equal([]);
      const again = await sent([1]);
      expect(of(again, await move({ forwardMinutes: 10 }))).to.deep.equal([['rate', '1940', 8]]);
    });
  });

  interface Sandbox {
    time: string;
    movedMinutes: number;
    keys: { secret: string }[];
  }
  interface Moved {
    time: string;
    jobs: { name: string }[];
    answers: { at: string; quoteId: string; does: string; amount?: string }[];
  }
  interface Quote {
    id: string;
    status: string;
    sentAt: string;
    createdAt: string;
  }
  interface Sent {
    id: string;
    sentAt: string;
    carriers: Map<number, { id: string; quotingEmail: string }>;
  }

  const get = (path: string) => fetch(url + path, { headers: { Authorization: KEY } });

  const post = (path: string, body: object, headers = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { Authorization: KEY, 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  async function api<T>(path: string, body?: object): Promise<T> {
    const answer = await (body ? post(`/api${path}`, body) : get(`/api${path}`));
    const json = await answer.json();
    expect(answer.ok, JSON.stringify(json)).to.equal(true);
    return json as T;
  }

  const sandbox = async () => checked<Sandbox>('Sandbox', await get('/sandbox'));
  const move = async (body: object) => checked<Moved>('Moved', await post('/sandbox/clock', body));

  /** A complete quote of the key's company, with a target rate of 2,000 dollars. */
  async function created() {
    const [equipment] = await api<{ id: string }[]>('/catalogs/equipments?limit=1');
    const day = (days: number) =>
      new Date(Date.now() + days * 24 * 60 * MINUTE).toISOString().slice(0, 10);
    const days = { pickupDate: day(40), deliveryDate: day(43) };
    return api<Quote>('/quotes', { ...LOAD, ...days, equipmentId: equipment!.id });
  }

  /** Sends a request to one active carrier of the network for each digit, and to others in a second wave. */
  async function sent(digits: number[], later: number[] = []): Promise<Sent> {
    const { id } = await created();
    const all = await api<Listed[]>('/carriers?status=active&limit=1000');
    const carriers = new Map([...digits, ...later].map((digit) => [digit, byDigit(all, digit)]));
    const idsOf = (some: number[]) => some.map((digit) => carriers.get(digit)!.id);
    const nextWaves = later.length > 0 ? [{ carrierIds: idsOf(later) }] : [];
    const send = { carrierIds: idsOf(digits), minutes: 60, startsNow: true, nextWaves };
    const { sentAt } = await api<Quote>(`/quotes/${id}/send`, send);
    return { id, sentAt, carriers };
  }

  async function statusesOf({ id, carriers }: Sent) {
    const invitations = await api<{ carrierId: string; status: string }[]>(
      `/invitations?quoteId=${id}`,
    );
    const status = (carrierId: string) =>
      invitations.find((one) => one.carrierId === carrierId)?.status;
    return Object.fromEntries([...carriers].map(([digit, { id: of }]) => [digit, status(of)]));
  }

  const addressesOf = ({ carriers }: Sent, digits: number[]) =>
    digits.map((digit) => carriers.get(digit)!.quotingEmail);

  /** The addresses of the quote's carriers to which a reminder was mailed since it was sent. */
  async function remindersOf({ carriers, sentAt }: Sent) {
    const addresses = [...carriers.values()].map(({ quotingEmail }) => quotingEmail);
    const mails = await keptMail(join(dataDir, 'mail'), 1000);
    const since = mails.filter(({ date }) => Date.parse(date) >= Date.parse(sentAt));
    const reminders = since.filter(({ subject }) => REMINDER.test(subject));
    return [...new Set(reminders.map(({ to }) => to))].filter((to) => addresses.includes(to));
  }
});

const KEY = 'Bearer anden_key_broker-of-the-sandbox';
const REMINDER = /vence|minutos/i;

const LOAD = {
  movement: 'cross_border',
  origin: { city: 'Monterrey', state: 'MX-NLE', country: 'MX' },
  destination: { city: 'Dallas', state: 'US-TX', country: 'US' },
  weight: '18000.00',
  currency: 'USD',
  targetRate: '2000.00',
};

interface Listed {
  id: string;
  identifier: string;
  quotingEmail: string;
}

function byDigit(carriers: Listed[], digit: number): Listed {
  return carriers.find(
    ({ identifier, quotingEmail }) => identifier?.endsWith(String(digit)) && quotingEmail,
  )!;
}

/** The answers to a quote: what, how much, and how many minutes after it was sent. */
function of(
  { id, sentAt }: { id: string; sentAt: string },
  { answers }: { answers: { at: string; quoteId: string; does: string; amount?: string }[] },
) {
  return answers
    .filter(({ quoteId }) => quoteId === id)
    .map(({ does, amount, at }) => [
      does,
      amount,
      Math.round((Date.parse(at) - Date.parse(sentAt)) / MINUTE),
    ]);
}

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema({ $id: 'sandbox:', components: sandboxContract().components });

/** The JSON of an answer, which must fit its schema in the contract. */
async function checked<T>(schema: string, answer: Response): Promise<T> {
  const json = await answer.json();
  const isValid = ajv.validate({ $ref: `sandbox:#/components/schemas/${schema}` }, json);
  expect(isValid, `${ajv.errorsText()} ${JSON.stringify(json)}`).to.equal(true);
  return json as T;
}
