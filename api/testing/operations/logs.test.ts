import { expect } from 'chai';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../db/server.ts';
import { server as postgres } from '../../../db/testTools.ts';
import { signIn } from '../../platform/identity/signIn.ts';
import { demoDataDir } from '../demoData.ts';
import { exchange } from '../exchange.ts';
import { startProduct, type ProductProcess } from '../../process/productProcess.ts';

const WANTED = { email: 'nadie.lo@debe-saber.test', phone: '5218187654321', rfc: 'GODE561231GR8' };

describe('The log of a session', function () {
  this.timeout(180_000);
  let dataDir: string;
  let running: ProductProcess;
  let url: string;
  let token: string;
  let companyId: string;
  const secrets = new Set(Object.values(WANTED));

  before(async () => {
    dataDir = await demoDataDir('logs');
    const port = await freePort();
    url = `http://localhost:${port}`;
    const settings = { DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'trace' };
    running = await startProduct(settings);
    token = await enter('root@anden.test');
    await seeded();
  });

  after(async () => {
    running?.child.kill();
    await running?.exitCode;
  });

  it('contains no e-mail, phone, RFC or token, and no query', async () => {
    await signInsThatFail();
    await callsOfTheSpecification();
    await callsThatFail();
    await clientsThatLeave();
    expectClean();
  });

  it('contains none of them in errors while Postgres is stopped', async () => {
    const { pid } = (await postgres(dataDir))!;
    process.kill(pid, 'SIGINT');
    const statuses: number[] = [];
    const until = Date.now() + 20_000;
    while (!statuses.includes(503) && Date.now() < until) {
      const body = JSON.stringify(person());
      const asked = Array.from({ length: 10 }, () => call('GET', `/api/users?q=${WANTED.rfc}`));
      const answers = await Promise.all([...asked, call('POST', '/api/users', body)]);
      statuses.push(...answers.map(({ status }) => status));
      await enter(WANTED.email).catch(() => {});
    }
    expect(statuses).to.include(503);
    expect(log()).to.include('"level":"error"');
    expectClean();
  });

  /** The output since the product was ready. */
  function log() {
    return running.output().split('Ctrl-C.').at(-1)!;
  }

  function expectClean() {
    const text = log();
    expect([...secrets].filter((secret) => text.includes(secret))).to.deep.equal([]);
    expect(text).not.to.match(/[\w.-]@[\w-]+\.\w|%40|[?&]\w+=|Bearer|eyJ/);
    expect(text, 'a stack past the logger').not.to.match(/^\s+at /m);
  }

  async function enter(email: string, password = 'anden') {
    const provider = { issuer: `${url}/oidc`, clientId: 'anden-admin', audience: 'urn:anden:api' };
    const redirectUri = `${url}/admin/auth-callback`;
    const tokens = await signIn({ ...provider, redirectUri, email, password });
    const { accessToken, refreshToken, idToken } = tokens;
    for (const one of [accessToken, refreshToken, idToken]) if (one) secrets.add(one);
    return accessToken;
  }

  /** The personal and company data in the demo data. */
  async function seeded() {
    companyId = JSON.parse((await call('GET', '/api/session')).text).user.companyId;
    for (const list of ['users', 'companies', 'carriers']) {
      const { text } = await call('GET', `/api/${list}?limit=1000`);
      for (const row of JSON.parse(text) as Record<string, unknown>[])
        for (const name of ['email', 'phone', 'rfc', 'contactPhone', 'quotingEmail'])
          if (typeof row[name] === 'string') secrets.add(row[name]);
    }
    expect(secrets.size).to.be.above(100);
  }

  function call(method: string, path: string, body?: string, headers: Record<string, string> = {}) {
    const own = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return exchange(url, { method, path, body, headers: { ...own, ...headers } });
  }

  async function signInsThatFail() {
    for (const email of ['broker@norte.test', WANTED.email])
      expect(await enter(email, 'wrong').catch(({ reason }) => reason)).to.equal('refused');
    await call('GET', `/oidc/auth?client_id=x&login_hint=${WANTED.email}`);
    await call('POST', '/oidc/token', `grant_type=refresh_token&refresh_token=${token}`);
  }

  async function callsOfTheSpecification() {
    const email = encodeURIComponent('root@anden.test');
    const pairs = Object.entries(person()).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    const fields = new URLSearchParams(pairs).toString();
    for (const [method, path, status] of [
      ['GET', `/api/users/confirm/?email=${email}`, 200],
      ['GET', `/api/users/details/?email=${email}`, 200],
      ['GET', `/api/carriers/find?rfc=${WANTED.rfc}`, 200],
      ['POST', `/api/users/?${fields}`, 201],
      ['POST', `/api/users/?${fields}`, 409],
    ] as const)
      expect((await call(method, path)).status, path).to.equal(status);
  }

  async function callsThatFail() {
    const { email, phone } = WANTED;
    const same = JSON.stringify(person());
    expect((await call('POST', '/api/users', same)).status).to.equal(409);
    for (const [method, path, body, headers] of [
      ['POST', '/api/users', same, { 'idempotency-key': email }],
      ['POST', '/api/users', `{"email":"${email}"`],
      ['POST', '/api/users', `{"email":"${email}\\u0000"}`],
      ['POST', '/api/companies', `{"name":"x","rfc":"${WANTED.rfc}","phone":"${phone}1"}`],
      ['GET', `/api/users/${email}`],
      ['GET', `/api/users/details/${encodeURIComponent(email)}`],
      ['GET', `/api/${token}`],
      ['GET', `/${email}`],
      ['GET', `/admin/auth-callback?code=${token}&state=x`],
      ['GET', `/%E0%A4%A${email}`],
      ['GET', '/api/session', undefined, { authorization: `Bearer ${token}x` }],
      ['GET', `/api/session?access_token=${token}`, undefined, { authorization: '' }],
    ] as [string, string, string?, Record<string, string>?][]) {
      const { status } = await call(method, path, body, headers);
      expect(status, `${method} ${path}`).to.be.below(500);
    }
  }

  /** Clients that disconnect while sending a body; Koa printed the stack for them. */
  async function clientsThatLeave() {
    const socket = connect(Number(new URL(url).port), 'localhost');
    const head = `POST /api/users HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n`;
    socket.write(`${head}Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{"email":"`);
    await pause(200);
    socket.end();
    await pause(300);
    expect(log()).to.include('client left');
  }

  function person() {
    const name = { firstName: 'Nadie', lastName: 'Debe Saber' };
    const { email, phone } = WANTED;
    return { ...name, email, phone, companyId, userTypeId: 1, userRoleId: 3 };
  }
});
