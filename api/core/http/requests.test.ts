import { expect } from 'chai';
import { once as happened } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { accessToken, anonymous, as, type Client } from '../../testing/client.ts';
import { resetRateLimits } from '../../testing/base/db.ts';
import { testServer } from '../../testing/server.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import { loadContract } from '../contract/document.ts';
import type { Schemas } from '../contract/types.ts';

type Problem = Schemas['Problem'];

const place = { name: 'Patio', city: 'Laredo', state: 'US-TX', country: 'US' };

describe('Requests', () => {
  let client: Client;
  let email: string;

  before(async function () {
    this.timeout(30_000);
    ({ email } = await buildUser());
    client = as({ email });
  });

  const post = (body: string, type = 'application/json') =>
    client.post<Problem>('/api/locations', body, { headers: { 'content-type': type } });

  /** Sends a request without the check of the test client that the contract has the path and method. */
  async function fetchUnchecked(method: string, path: string): Promise<Response> {
    const authorization = `Bearer ${await accessToken(email)}`;
    const url = `${(await testServer()).url}${path}`;
    return fetch(url, { method, headers: { authorization, 'accept-language': 'en' } });
  }

  it('with malformed JSON, or none, are 400 and 422', async () => {
    for (const body of ['{', '[1', '"text"', 'null', '{"name":}']) {
      const { status, body: problem } = await post(body);
      expect(status, body).to.equal(400);
      expect(problem.code).to.equal('BAD_REQUEST');
    }
    expect((await post('[]')).status).to.equal(422);
    expect((await client.post('/api/locations')).status).to.equal(422);
  });

  it('in another content type are 415', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
      const { status, body } = await post(JSON.stringify(place), type);
      expect(status, type).to.equal(415);
      expect(body.code).to.equal('UNSUPPORTED_MEDIA_TYPE');
    }
  });

  it('with a compressed body are 415, also with a wrong Content-Encoding, which was 500', async () => {
    for (const encoding of ['gzip', 'br', 'deflate', 'x']) {
      const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
      const answer = await client.post('/api/locations', JSON.stringify(place), { headers });
      expect(answer.status, encoding).to.equal(415);
    }
  });

  it('nested 100,000 levels deep are 422, which overflowed the stack', async () => {
    const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    for (const body of [
      nested,
      `{"comment":${nested}}`,
      `${'{"a":'.repeat(1e5)}1${'}'.repeat(1e5)}`,
    ])
      expect((await post(body)).status).to.equal(422);
    const query = { filter: `${'['.repeat(2000)}${']'.repeat(2000)}` };
    expect((await client.get('/api/locations', { query })).status).to.equal(422);
  });

  it('with an id written as a URN are 422, because Postgres cannot read it', async () => {
    const urn = 'urn:uuid:0190aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa';
    expect((await client.get(`/api/locations/${urn}`)).status).to.equal(422);
    expect((await client.get(`/api/locations?customerId=${urn}`)).status).to.equal(422);
  });

  it('that are too large are 413', async () => {
    const { status } = await post(JSON.stringify({ ...place, comment: 'x'.repeat(2_000_000) }));
    expect(status).to.equal(413);
  });

  it('with text that Postgres cannot store are 422, in the body or the query', async () => {
    const nul = await client.post<Problem>('/api/locations', { ...place, name: 'Pa\0tio' });
    expect(nul.status).to.equal(422);
    expect(nul.body.errors).to.have.property('name');
    expect((await post('{"name":"\\ud800"}')).status).to.equal(422);
    expect((await client.get('/api/locations?q=%00')).status).to.equal(422);
    expect((await client.get('/api/locations?filter={"q":"\\u0000"}')).status).to.equal(422);
  });

  it('get an error for every wrong field, unknown fields included', async () => {
    const { status, body } = await client.post<Problem>('/api/locations', {
      ...place,
      city: '',
      state: 'Texas',
      colour: 'red',
      comment: 'x'.repeat(501),
    });
    expect(status).to.equal(422);
    expect(body).to.include({ type: 'about:blank', code: 'INVALID', status: 422 });
    expect(body.errors).to.have.keys('city', 'state', 'colour', 'comment');
  });

  it('are refused in the caller’s language, Spanish by default', async () => {
    const asked = async (language: string) => {
      const headers = { 'accept-language': language };
      return (await client.post<Problem>('/api/locations', {}, { headers })).body;
    };
    const english = { title: 'Check the marked fields.', name: 'This field is required' };
    const spanish = { title: 'Revise los campos marcados.', name: 'Este campo es necesario' };
    for (const [language, words] of [
      ['es', spanish],
      ['es-MX,es;q=0.9,en;q=0.8', spanish],
      ['en-US', english],
      ['en;q=0.9,es;q=0.1', english],
      ['de', spanish],
      ['', spanish],
    ] as const) {
      const { title, errors } = await asked(language);
      expect({ title, name: errors!.name }, language).to.deep.equal(words);
    }
  });

  it('to an unknown path are 404, with an unknown method 405, with a problem body', async () => {
    for (const [method, path, status, code] of [
      ['GET', '/api/nowhere', 404, 'UNKNOWN_PATH'],
      ['GET', '/api', 404, 'UNKNOWN_PATH'],
      ['PATCH', '/api/locations', 405, 'METHOD_NOT_ALLOWED'],
      ['DELETE', '/api/health', 405, 'METHOD_NOT_ALLOWED'],
    ] as const) {
      const answer = await fetchUnchecked(method, path);
      expect(answer.status, `${method} ${path}`).to.equal(status);
      expect(answer.headers.get('content-type')).to.match(/^application\/problem\+json/);
      expect(await answer.json()).to.include({ code, status });
    }
  });

  it('to delete what is ended by another call are told that call', async () => {
    const answer = await fetchUnchecked('DELETE', `/api/webhooks/${crypto.randomUUID()}`);
    expect(answer.status).to.equal(405);
    expect(answer.headers.get('allow')).to.include('PATCH').and.not.include('DELETE');
    expect(((await answer.json()) as Problem).detail).to.equal('Call POST /api/webhooks/{id}/end.');
    const health = await fetchUnchecked('DELETE', '/api/health');
    expect(await health.json()).not.to.have.property('detail');
  });

  it('are answered with the version of the contract, also when they are refused', async () => {
    for (const path of ['/api/health', '/api/quotes', '/api/nowhere']) {
      const { headers } = await fetchUnchecked('GET', path);
      expect(headers.get('anden-version'), path).to.equal(loadContract().info!.version);
    }
  });

  it('with an unknown method get the allowed methods in Allow', async () => {
    const { headers } = await fetchUnchecked('OPTIONS', '/api/locations');
    expect(headers.get('allow')!.split(', ')).to.have.members(['HEAD', 'GET', 'POST']);
  });

  it('with PUT do the same as with PATCH', async () => {
    const { body } = await client.post<Schemas['Location']>('/api/locations', place);
    const put = await client.put<Schemas['Location']>(`/api/locations/${body.id}`, {
      name: 'Nuevo',
    });
    expect(put.status).to.equal(200);
    expect(put.body).to.include({ name: 'Nuevo', city: 'Laredo' });
  });

  it('of a read-only user that would change something are 403', async () => {
    const user = await buildUser({ accessType: 'read_only' });
    const reader = as(user);
    expect((await reader.get('/api/locations')).status).to.equal(200);
    const authorization = `Bearer ${await accessToken(user.email)}`;
    const head = { method: 'HEAD', headers: { authorization } };
    const url = `${(await testServer()).url}/api/locations`;
    expect((await fetch(url, head)).status, 'HEAD is allowed like GET').to.equal(200);
    const { status, body } = await reader.post<Problem>('/api/locations', place);
    expect(status).to.equal(403);
    expect(body.code).to.equal('READ_ONLY');
  });

  it('without a token get 401 with WWW-Authenticate', async () => {
    const { status, headers, body } = await anonymous.get<Problem>('/api/locations');
    expect(status).to.equal(401);
    expect(headers.get('www-authenticate')).to.equal('Bearer');
    expect(body.code).to.equal('UNAUTHENTICATED');
  });

  /** The status of the response to the headers alone: they announce a large body, which is never sent. */
  async function statusBeforeBody(path: string, type: string): Promise<number | undefined> {
    const call = request(`${(await testServer()).url}${path}`, {
      method: 'POST',
      headers: { 'content-type': type, 'content-length': String(20 * 1024 * 1024) },
    });
    call.on('error', () => {});
    call.flushHeaders();
    const [answer] = (await happened(call, 'response')) as [IncomingMessage];
    call.destroy();
    return answer.statusCode;
  }

  it('without a token are refused before their body is read', async () => {
    expect(await statusBeforeBody('/api/locations', 'application/json')).to.equal(401);
    const form = 'multipart/form-data; boundary=x';
    expect(await statusBeforeBody('/api/locations/bulkFile', form)).to.equal(401);
  });

  it('beyond a rate limit are refused before their body is read', async () => {
    const post = () => anonymous.post('/api/inquiries/contact', {});
    const answers = [];
    while (answers.at(-1) !== 429 && answers.length < 200) answers.push((await post()).status);
    expect(answers.at(-1)).to.equal(429);
    expect(await statusBeforeBody('/api/inquiries/contact', 'application/json')).to.equal(429);
    await resetRateLimits();
  });

  it('with 50,000 unknown keys, or with a key of 900 KB, get a short response', async () => {
    const many = Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`clave${i}`, 1]));
    for (const unknown of [many, { ['x'.repeat(900_000)]: 1 }]) {
      const { status, body } = await post(JSON.stringify({ ...place, ...unknown }));
      expect(status).to.equal(422);
      expect(Object.keys(body.errors!)).to.have.length.within(1, 50);
      expect(JSON.stringify(body).length).to.be.below(10_000);
    }
  });
});
