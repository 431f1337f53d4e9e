import { expect } from 'chai';
import { buildLocation } from '../../../network/locations/test/factory.ts';
import { as, type Client } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { Schemas } from '../../contract/types.ts';
import { trial } from '../../../testing/trials.ts';

type Shown = Schemas['Location'];

describe('If-Match', () => {
  let client: Client;
  let path: string;

  before(async function () {
    this.timeout(30_000);
    const user = await buildUser();
    const { id } = await buildLocation({ companyId: user.companyId! });
    client = as(user);
    path = `/api/locations/${id}`;
  });

  const change = (comment: string, etag: string) =>
    client.patch<Shown>(path, { comment }, { headers: { 'if-match': etag } });

  it('accepts a change with the current ETag, and answers the new ETag', async () => {
    const etag = (await client.get(path)).headers.get('etag')!;
    const changed = await change('uno', etag);
    expect(changed.status).to.equal(200);
    expect(changed.headers.get('etag')).to.equal((await client.get(path)).headers.get('etag'));
    expect(changed.headers.get('etag')).not.to.equal(etag);
  });

  it('refuses a change with an older or unknown ETag', async () => {
    for (const etag of ['"1"', 'W/"1"', '"0"', '"abc"', 'junk', '"99999999999999"']) {
      const { status, body } = await change('tarde', etag);
      expect(status, etag).to.equal(412);
      expect(body).to.include({ code: 'PRECONDITION_FAILED' });
    }
    expect((await client.get<Shown>(path)).body.comment).to.equal('uno');
  });

  it('accepts the weak form of the current ETag, and *', async () => {
    const etag = (await client.get(path)).headers.get('etag')!;
    expect((await change('débil', `W/${etag}`)).status).to.equal(200);
    expect((await change('cualquiera', '*')).status).to.equal(200);
  });

  trial(
    'loses no acknowledged write among simultaneous edits',
    { many: 200, few: 20 },
    async (count) => {
      await client.patch(path, { comment: '' });
      const edits = Array.from({ length: count }, (_, i) => edit(String(i)));
      const acknowledged = (await Promise.all(edits)).filter((word) => word !== undefined);
      const { comment } = (await client.get<Shown>(path)).body;
      expect(acknowledged).to.have.length.above(0);
      expect(comment!.split(' ').filter(Boolean).toSorted()).to.deep.equal(acknowledged.toSorted());
    },
  );

  /** Reads the record, adds a word to its comment, and returns the word if the change was accepted. */
  async function edit(word: string) {
    const { body, headers } = await client.get<Shown>(path);
    const { status } = await change(`${body.comment} ${word}`.trim(), headers.get('etag')!);
    expect(status).to.be.oneOf([200, 412]);
    return status === 200 ? word : undefined;
  }
});
