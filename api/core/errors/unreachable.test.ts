import { expect } from 'chai';
import { once as happened } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import pg from 'pg';
import { open } from '../../../db/connect.ts';
import { testDatabaseUrl } from '../../testing/base/db.ts';
import { fromDatabase } from './databaseErrors.ts';
import { Refusal } from './errors.ts';

describe('An error of a database that cannot be reached', function () {
  this.timeout(60_000);
  let url: string;
  const servers: Server[] = [];

  before(async () => void (url = await testDatabaseUrl()));
  after(() => servers.forEach((server) => server.close()));

  /** Expects that the work fails, and that its error is answered 503 with Retry-After. */
  async function expectUnavailable(work: Promise<unknown>, message: RegExp) {
    const error = await work.then(
      () => expect.fail('It succeeded'),
      (caught: unknown) => caught,
    );
    expect((error as Error).message).to.match(message);
    const refusal = fromDatabase(error) as Refusal;
    expect(refusal, String(error)).to.be.instanceOf(Refusal);
    expect([refusal.status, refusal.options.headers]).to.deep.equal([503, { 'Retry-After': '1' }]);
  }

  async function client() {
    const connected = new pg.Client(url);
    connected.on('error', () => {});
    await connected.connect();
    return connected;
  }

  async function endedClient() {
    const [ended, other] = [await client(), await client()];
    const { rows } = await ended.query('select pg_backend_pid() as pid');
    const end = new Promise<void>((resolve) => ended.once('end', resolve));
    await other.query('select pg_terminate_backend($1)', [rows[0].pid]);
    await Promise.all([end, other.end()]);
    return ended;
  }

  /** The URL of a server that does this with each connection. */
  async function serverThat(handle: (socket: Socket) => void) {
    const server = createServer(handle);
    servers.push(server);
    await happened(server.listen(0, '127.0.0.1'), 'listening');
    return `postgres://anden@127.0.0.1:${(server.address() as AddressInfo).port}/anden`;
  }

  async function connectTo(address: string) {
    const db = open(address);
    await db.raw('select 1').finally(() => db.destroy());
  }

  it('is 503 when nothing listens, or a name is unknown', async () => {
    await expectUnavailable(connectTo('postgres://anden@127.0.0.1:1/anden'), /ECONNREFUSED/);
    await expectUnavailable(connectTo('postgres://anden@localhost:1/anden'), /ECONNREFUSED|^$/);
    await expectUnavailable(
      connectTo('postgres://anden@anden.invalid/anden'),
      /ENOTFOUND|EAI_AGAIN/,
    );
  });

  it('is 503 when the server closes the connection, resets it, or does not answer', async () => {
    await expectUnavailable(connectTo(await serverThat((socket) => socket.end())), /terminated/);
    const reset = await serverThat((socket) => socket.resetAndDestroy());
    await expectUnavailable(connectTo(reset), /ECONNRESET|terminated/);
    await expectUnavailable(connectTo(await serverThat(() => {})), /timeout/i);
  });

  it('is 503 when the server is killed during a statement, which knex writes in front of the message (500)', async () => {
    const { hostname, port } = new URL(url);
    const sockets: Socket[] = [];
    const between = await serverThat((socket) => {
      const server = connect(Number(port), hostname);
      for (const each of [socket, server]) each.on('error', () => {});
      socket.pipe(server).pipe(socket);
      sockets.push(socket, server);
    });
    const db = open(Object.assign(new URL(url), { port: new URL(between).port }).href);
    await db.raw('select 1');
    const statement = db.raw('select pg_sleep(60), 2 - 1').then(() => {});
    const unavailable = expectUnavailable(statement, /^select .* - Connection terminated/);
    setImmediate(() => sockets.forEach((socket) => socket.end()));
    await unavailable.finally(() => db.destroy());
  });

  it('is 503 when a new connection takes too long: GET /home was 500 at the first start of a busy machine', async () => {
    const connectionString = await serverThat(() => {});
    const slow = new pg.Client({ connectionString, connectionTimeoutMillis: 50 });
    slow.on('error', () => {});
    await expectUnavailable(slow.connect(), /timeout expired/);
  });

  it('is 503 when the session has ended: one of 330 answers was 500, "is not queryable"', async () => {
    const ended = await endedClient();
    await expectUnavailable(ended.query('select 1'), /connection error and is not queryable/);
    const closed = await client();
    await closed.end();
    await expectUnavailable(closed.query('select 1'), /closed and is not queryable/);
  });

  it('is 503 when the session ends during a statement', async () => {
    const [sleeping, other] = [await client(), await client()];
    const { rows } = await sleeping.query('select pg_backend_pid() as pid');
    const query = sleeping.query('select pg_sleep(20)');
    query.catch(() => {});
    await other.query('select pg_terminate_backend($1)', [rows[0].pid]);
    await expectUnavailable(query, /terminating connection|terminated/);
    await other.end();
  });

  it('is 503 when a statement is given up', async () => {
    const hurried = new pg.Client({ connectionString: url, query_timeout: 50 });
    hurried.on('error', () => {});
    await hurried.connect();
    await expectUnavailable(hurried.query('select pg_sleep(2)'), /Query read timeout/);
    await hurried.end();
  });

  it('is 503 when the pool has no connection, or is closed', async () => {
    const db = open(url);
    const holders = await Promise.all(Array.from({ length: 10 }, () => db.transaction()));
    await expectUnavailable(db.raw('select 1'), /Timeout acquiring a connection/);
    await Promise.all(holders.map((holder) => holder.rollback()));
    await db.destroy();
    await expectUnavailable(db.raw('select 1'), /Unable to acquire a connection/);
  });

  it('is not taken for one when it is another', () => {
    for (const error of [new Error('x'), new AggregateError([]), { code: 42 }, { code: '42P01' }])
      expect(fromDatabase(error)).to.equal(error);
  });
});
