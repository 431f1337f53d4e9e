import { expect } from 'chai';
import { buildUser } from '../../platform/users/test/factory.ts';
import type { User } from '../../platform/users/User.ts';
import { testDb } from '../base/db.ts';
import { accessToken } from '../client.ts';
import { newBucket, startS3, type S3Server } from '../files/s3.ts';
import { testServer } from '../server.ts';
import { readiness, startOne, until, type Started } from './running.ts';

describe('The product whose S3 does not answer at its start', function () {
  this.timeout(600_000);
  let s3: S3Server;
  let settings: Record<string, string>;
  let user: User;
  let product: Started | undefined;

  beforeEach(async () => {
    user = await buildUser();
    s3 = await startS3();
    const { bucket, endpoint, accessKey, secretKey } = await newBucket(s3);
    const { env } = await testServer();
    settings = {
      PUBLIC_URL: env.publicUrl,
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint!,
      S3_ACCESS_KEY: accessKey,
      S3_SECRET_KEY: secretKey,
    };
  });
  afterEach(async () => {
    await product?.stop();
    await s3.stop();
    await (await testDb())('secrets').where({ name: 'files' }).delete();
  });

  it('serves all that needs no file, says so, and serves files when it answers', async () => {
    await s3.stop();
    product = await startOne(settings);
    expect(await readiness(product)).to.deep.equal({
      code: 200,
      body: { status: 'ok', parts: { signIn: 'ok', files: 'unavailable' } },
    });
    expect(await product.metrics()).to.include('anden_files_up 0');
    expect((await call('locations')).status).to.equal(200);
    const refused = await upload();
    expect([refused.status, refused.headers.get('retry-after')]).to.deep.equal([503, '5']);
    s3 = await startS3(s3);
    await until(async () => (await upload()).status === 201);
    await until(async () => (await product!.metrics()).includes('anden_files_up 1'));
    expect((await readiness(product)).body.parts).to.include({ files: 'ok' });
  });

  async function call(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { authorization: `Bearer ${await accessToken(user.email)}` };
    return product!.get(`/api/${path}`, { ...init, headers });
  }

  async function upload(): Promise<Response> {
    const template = await (await call('locations/bulkTemplate?languaje=ES')).text();
    const [head = ''] = template.split('\n');
    const cells = head.trim().replace('\uFEFF', '').split(',');
    const row = cells.map((name) => PLACE[name] ?? '').join(',');
    const form = new FormData();
    form.append('file', new Blob([`${cells.join(',')}\n${row}`]), 'lugares.csv');
    return call('locations/bulkFile', { method: 'POST', body: form });
  }
});

const PLACE: Record<string, string> = {
  'Nombre *': 'Patio',
  'Ciudad *': 'Monterrey',
  'Estado *': 'MX-NLE',
  'País *': 'MX',
};
