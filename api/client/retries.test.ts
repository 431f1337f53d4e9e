import { expect } from 'chai';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AndenError, createClient, type ClientOptions } from './src/index.ts';

/** The status of an answer with its headers; `lost` closes the connection instead. */
type Planned = [status: number, headers?: Record<string, string>, body?: unknown] | 'lost';

describe('The client', () => {
  let server: Server;
  let plan: Planned[];
  let received: IncomingMessage[];
  let bodies: string[];
  let pauses: number[];

  beforeEach(async () => {
    [plan, received, bodies, pauses] = [[], [], [], []];
    server = createServer(answer);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const answer: RequestListener = async (request, response) => {
    received.push(request);
    bodies.push((await request.toArray()).join(''));
    const planned = plan.shift() ?? [200];
    if (planned === 'lost') return request.socket.destroy();
    const [status, headers, body = []] = planned;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };

  function client(options: Partial<ClientOptions> = {}) {
    const { port } = server.address() as AddressInfo;
    const now = () => Date.parse('2031-05-20T10:00:00Z');
    const pause = async (ms: number) => void pauses.push(ms);
    const environment = { pause, random: () => 0.5, now, ...options.environment };
    return createClient({ url: `http://127.0.0.1:${port}`, key: 'k', ...options, environment });
  }

  const read = (options?: Partial<ClientOptions>) => client(options).GET('/quotes');
  const error = (call: Promise<unknown>) =>
    call.then(
      () => undefined,
      (reason) => reason,
    );

  it('repeats what only reads, after pauses that double', async () => {
    plan = [[503], 'lost', [504]];
    expect((await read()).data).to.deep.equal([]);
    expect(received).to.have.lengthOf(4);
    expect(pauses).to.deep.equal([250, 500, 1000]);
  });

  it('pauses as long as Retry-After says, in seconds or as a date', async () => {
    plan = [
      [429, { 'retry-after': '7' }],
      [503, { 'retry-after': 'Tue, 20 May 2031 10:00:20 GMT' }],
    ];
    await read();
    expect(pauses).to.deep.equal([7_250, 20_250]);
  });

  it('does not pause longer than it may', async () => {
    plan = [[429, { 'retry-after': '3600' }, { title: 'Too many', code: 'TOO_MANY_REQUESTS' }]];
    expect(await error(read())).to.include({ code: 'TOO_MANY_REQUESTS', status: 429 });
    expect(pauses).to.deep.equal([]);
  });

  it('gives up after three repeats, or as many as chosen', async () => {
    plan = Array(9).fill([502, {}, 'no problem of RFC 9457']);
    expect(await error(read()))
      .to.be.instanceOf(AndenError)
      .and.include({ status: 502, code: 'INTERNAL' });
    expect(received).to.have.lengthOf(4);
    expect(await error(read({ retries: 0 }))).to.include({ status: 502 });
    expect(received).to.have.lengthOf(5);
  });

  it('does not repeat refusals', async () => {
    for (const status of [400, 401, 403, 404, 409, 412, 422, 500]) {
      plan = [[status]];
      expect(await error(read())).to.include({ status });
    }
    expect(received).to.have.lengthOf(8);
  });

  it('repeats a POST with the same key and body, also while the first one is still running', async () => {
    plan = ['lost', [409, { 'retry-after': '1' }], [503]];
    const params = { path: { id: 'a' } };
    await client().POST('/quotes/{id}/send', { params, body: { carrierIds: ['b'] } });
    const keys = received.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).to.equal(1);
    expect(keys[0]).to.match(/^[0-9a-f-]{36}$/);
    expect(bodies).to.deep.equal(Array(4).fill('{"carrierIds":["b"]}'));
  });

  it("keeps a caller's own key, and makes another for each call", async () => {
    const params = { path: { id: 'a' } };
    await client().POST('/quotes/{id}/link', {
      params: { ...params, header: { 'Idempotency-Key': 'mine' } },
      body: { channel: 'copy' } as never,
    });
    await client().POST('/quotes/{id}/link', { params, body: {} as never });
    await client().POST('/quotes/{id}/link', { params, body: {} as never });
    const keys = received.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).to.equal('mine');
    expect(new Set(keys).size).to.equal(3);
  });

  it('does not repeat a PATCH or a DELETE', async () => {
    const params = { path: { id: 'a' } };
    plan = ['lost', [503]];
    const changed = client().PATCH('/quotes/{id}', { params, body: { weight: '1' } });
    expect(await error(changed)).to.include({ code: 'NO_ANSWER' });
    expect(await error(client().DELETE('/locations/{id}', { params }))).to.include({ status: 503 });
    expect(received).to.have.lengthOf(2);
  });

  it('repeats an attempt that takes too long', async () => {
    let attempts = 0;
    const fetchSlowly = (request: Request, init?: RequestInit) => {
      attempts += 1;
      if (attempts > 1) return fetch(request, init);
      return new Promise<Response>((_, reject) => {
        init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason));
      });
    };
    await read({ timeoutMs: 20, environment: { fetch: fetchSlowly } });
    expect(attempts).to.equal(2);
  });

  it("ends without a repeat when the caller's signal is aborted", async () => {
    const stop = new AbortController();
    plan = [[503]];
    const pause = async () => stop.abort();
    const call = client({ environment: { pause } }).GET('/quotes', { signal: stop.signal });
    expect(await error(call)).to.include({ name: 'AbortError' });
    expect(received).to.have.lengthOf(1);
  });

  it('follows the link to the next page where an answer has one, and sends the key to no other host', async () => {
    const link = '<https://elsewhere.example/api/quotes?cursor=b&limit=2>; rel="next"';
    const rows = [{ id: '1' }, { id: '2' }];
    plan = [
      [
        200,
        { link: '</api/quotes?cursor=a&limit=2>; rel="next", </api/quotes>; rel="first"' },
        rows,
      ],
      [200, { link }, rows],
      [200, {}, rows],
    ];
    const found = [];
    for await (const { id } of client().rows('/quotes', { params: { query: { limit: 2 } } }))
      found.push(id);
    expect(found).to.deep.equal(['1', '2', '1', '2', '1', '2']);
    expect(received.map(({ url }) => url)).to.deep.equal([
      '/api/quotes?limit=2',
      '/api/quotes?cursor=a&limit=2',
      '/api/quotes?cursor=b&limit=2',
    ]);
    expect(received.map(({ headers }) => headers.authorization)).to.deep.equal(
      Array(3).fill('Bearer k'),
    );
  });
});
