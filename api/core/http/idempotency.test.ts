import { expect } from 'chai';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { as, type Client } from '../../testing/client.ts';
import { Location } from '../../network/locations/Location.ts';
import { testDb } from '../../testing/base/db.ts';
import { trial } from '../../testing/trials.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import type { Schemas } from '../contract/types.ts';
import { add } from '../records/writing/save.ts';
import { asRefusal, Refusal } from '../errors/errors.ts';
import { answerOnce } from './idempotency.ts';

type Shown = Schemas['Location'];
type Problem = Schemas['Problem'];

/** Whether a session of this database has a named lock, or waits for one. */
async function isLocked(db: Knex, isGranted: boolean): Promise<boolean> {
  const { rows } = await db.raw(
    `select from pg_locks join pg_database on pg_database.oid = database
     where locktype = 'advisory' and granted = ? and datname = current_database()`,
    [isGranted],
  );
  return rows.length > 0;
}

/** Something that is waited for until it ends. */
function once() {
  let end = () => {};
  const waited = new Promise<void>((resolve) => (end = resolve));
  return { waited, end: () => end() };
}

const place = { name: 'Patio', city: 'Laredo', state: 'US-TX', country: 'US' };

describe('Idempotency-Key', function () {
  this.timeout(60_000);
  let client: Client;

  beforeEach(async () => {
    client = as(await buildUser());
  });

  const post = (key: string, body: object = place, who = client) =>
    who.post<Shown>('/api/locations', body, { headers: { 'idempotency-key': key } });
  const count = async () => (await client.get('/api/locations?countQuery=true')).body;

  it('answers a repeated request with the first result', async () => {
    const first = await post('una');
    const repeat = await post('una');
    expect(repeat.status).to.equal(201);
    expect(repeat.body).to.deep.equal(first.body);
    expect(repeat.headers.get('etag')).to.equal(first.headers.get('etag'));
    expect(await count()).to.deep.equal({ count: 1 });
  });

  it('refuses another body with the same key', async () => {
    await post('una');
    const { status, body } = await post('una', { ...place, name: 'Otro' });
    expect(status).to.equal(422);
    expect(body).to.include({ code: 'IDEMPOTENCY_REUSED' });
  });

  it('may be used by two users for different requests', async () => {
    const [first, other] = [await post('una'), await post('una', place, as(await buildUser()))];
    expect(other.status).to.equal(201);
    expect(other.body.id).not.to.equal(first.body.id);
  });

  it('runs one of twenty simultaneous requests with the same key', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('una')));
    expectOneRecord([...answers, await post('una')]);
    expect(await count()).to.deep.equal({ count: 1 });
  });

  trial('makes one record of two equal calls at once', { many: 200, few: 2 }, async (pairs) => {
    for (let pair = 1; pair <= pairs; pair += 1) {
      const answers = await Promise.all([post(`par-${pair}`), post(`par-${pair}`)]);
      expectOneRecord([...answers, await post(`par-${pair}`)]);
      expect(await count()).to.deep.equal({ count: pair });
    }
  });

  it('is answered with the first result while that is still being made; it was 409', async () => {
    const user = await buildUser();
    const call = { callerId: user.id, key: 'una', hash: 'x' };
    const db = await testDb();
    const done = once();
    const first = answerOnce(db, call, async () => {
      await done.waited;
      return { status: 200, headers: {}, body: 'first' };
    });
    while (!(await isLocked(db, true))) await pause(10);
    const repeat = answerOnce(db, call, () => expect.fail('It ran twice'));
    while (!(await isLocked(db, false))) await pause(10);
    done.end();
    for (const answer of [await first, await repeat])
      expect(answer).to.deep.include({ status: 200, body: 'first' });
  });

  it('is 409 with Retry-After when the first call takes longer than the lock timeout', async () => {
    const call = { callerId: randomUUID(), key: 'una', hash: 'x' };
    const db = await testDb();
    const done = once();
    const first = answerOnce(db, call, async () => {
      await done.waited;
      throw new Refusal('NOT_FOUND');
    }).catch((error: unknown) => error);
    while (!(await isLocked(db, true))) await pause(10);
    const refusal = await answerOnce(db, call, () => expect.fail('It ran twice')).catch(asRefusal);
    expect(refusal).to.deep.include({ code: 'IDEMPOTENCY_IN_PROGRESS' });
    expect((refusal as Refusal).options.headers).to.deep.equal({ 'Retry-After': '1' });
    done.end();
    expect(await first).to.include({ code: 'NOT_FOUND' });
  });

  /** Expects that every answer contains the same record, or is a 409 or 503 that asks to retry. */
  function expectOneRecord(answers: Awaited<ReturnType<typeof post>>[]): void {
    const later = answers.filter(({ status }) => status !== 201);
    for (const { status, body, headers } of later) {
      const code = status === 409 ? 'IDEMPOTENCY_IN_PROGRESS' : 'UNAVAILABLE';
      expect(body).to.include({ code });
      expect(headers.get('retry-after')).to.equal('1');
    }
    const made = answers.filter(({ status }) => status === 201);
    expect(made.at(-1)).to.equal(answers.at(-1));
    expect(new Set(made.map(({ body }) => body.id))).to.have.property('size', 1);
  }

  it('receives a file once, and refuses another file of the same length with the same key', async () => {
    const [header] = (await client.get<string>('/api/locations/bulkTemplate')).body.split(/\r?\n/);
    const load = (row: string) => {
      const form = new FormData();
      form.append('file', new Blob([`${header}\n${row}\n`]), 'lugares.csv');
      const options = { headers: { 'idempotency-key': 'una' } };
      return client.post<Schemas['Import']>('/api/locations/bulkFile', form, options);
    };
    const [first, repeat] = [await load('Uno'), await load('Uno')];
    expect([first.status, repeat.status]).to.deep.equal([201, 201]);
    expect(repeat.body).to.deep.equal(first.body);
    const other = await load('Dos');
    expect(other.status).to.equal(422);
    expect(other.body).to.include({ code: 'IDEMPOTENCY_REUSED' });
    const { body: all } = await client.get<Schemas['Import'][]>('/api/imports');
    expect(all.map(({ id }) => id)).to.deep.equal([first.body.id]);
  });

  it('rolls a call back when its answer cannot be stored', async () => {
    const { companyId } = await buildUser();
    const call = { callerId: randomUUID(), key: 'una', hash: 'x' };
    const attempt = async (body: string) =>
      answerOnce(await testDb(), call, async () => {
        await add(Location, { ...place, companyId });
        return { status: 200, headers: {}, body };
      }).catch((error: unknown) => error);
    const saved = async () => Location.query().where({ companyId }).resultSize();
    expect(await attempt('unstorable\0')).to.include({ code: '22021' });
    expect(await saved()).to.equal(0);
    for (const body of ['first', 'second'])
      expect(await attempt(body)).to.deep.include({ status: 200, body: 'first' });
    expect(await saved()).to.equal(1);
  });

  it('never answers IDEMPOTENCY_REUSED to the same invalid call sent many times at once', async () => {
    const wrong = { ...place, country: 'MX' };
    const codeOf = async () => ((await post('una', wrong)).body as unknown as Problem).code;
    const codes = await Promise.all(Array.from({ length: 100 }, codeOf));
    expect(['INVALID', 'IDEMPOTENCY_IN_PROGRESS', 'UNAVAILABLE']).to.include.members(codes);
    expect(await codeOf()).to.equal('INVALID');
  });

  it('does not store a refusal: the corrected request succeeds with the same key', async () => {
    expect((await post('una', { ...place, country: 'MX' })).status).to.equal(422);
    expect((await post('una')).status).to.equal(201);
  });
});
