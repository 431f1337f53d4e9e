import { expect } from 'chai';
import { accessToken, as, type Client } from '../../testing/client.ts';
import { testServer } from '../../testing/server.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import type { Schemas } from '../contract/types.ts';

const NO_ID = '0190aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa';

describe('The paths of the contract', () => {
  let client: Client;
  let headers: Record<string, string>;
  let id: string;

  before(async function () {
    this.timeout(30_000);
    const user = await buildUser();
    client = as(user);
    headers = { authorization: `Bearer ${await accessToken(user.email)}`, 'accept-language': 'en' };
    const place = { name: 'Patio', city: 'Laredo', state: 'US-TX', country: 'US' };
    ({ id } = (await client.post<Schemas['Location']>('/api/locations', place)).body);
  });

  /** Sends a request that the contract need not have, which the test client would refuse. */
  async function answerTo(method: string, path: string) {
    return fetch(`${(await testServer()).url}${path}`, { method, headers });
  }
  const bodyOf = async (path: string) =>
    (await (await answerTo('GET', path)).json()) as { id?: string; errors?: object };
  const statusOf = async (method: string, path: string) => (await answerTo(method, path)).status;

  it('prefer a literal segment to a parameter', async () => {
    expect(await statusOf('GET', '/api/locations/bulkTemplate')).to.equal(200);
    expect(await statusOf('GET', `/api/locations/${id}`)).to.equal(200);
  });

  it('are found by a parameter where the literal segment has no such method', async () => {
    expect(await statusOf('GET', '/api/locations/bulk')).to.equal(422);
    expect((await bodyOf('/api/locations/bulk')).errors).to.have.keys('id');
  });

  it('are found in upper case, with a final slash and with HEAD', async () => {
    expect(await statusOf('GET', '/api/LOCATIONS/')).to.equal(200);
    expect(await statusOf('HEAD', '/api/Locations')).to.equal(200);
    expect(await bodyOf(`/api/Locations/${id}/`)).to.include({ id });
  });

  it('decode their parameters, and refuse one that cannot be decoded', async () => {
    const encoded = id.replaceAll('-', '%2D');
    expect(await bodyOf(`/api/locations/${encoded}`)).to.include({ id });
    expect(await statusOf('GET', '/api/locations/%E0%A4%A')).to.equal(422);
    expect((await bodyOf('/api/locations/%E0%A4%A')).errors).to.have.keys('id');
  });

  it('are 404 beyond their segments and with an empty parameter', async () => {
    for (const path of ['/', '//', '/locations//', `/locations/${id}//`, `/locations/${NO_ID}/a/b`])
      expect(await statusOf('GET', `/api${path}`), path).to.equal(404);
  });

  it('are 405 with the methods of all paths that match', async () => {
    const { status, headers: sent } = await answerTo('OPTIONS', '/api/locations/bulk');
    expect(status).to.equal(405);
    const methods = ['POST', 'GET', 'HEAD', 'PATCH', 'PUT', 'DELETE'];
    expect(sent.get('allow')!.split(', ')).to.have.members(methods);
  });
});
