import { expect } from 'chai';
import { StartError } from '../../../db/process/startError.ts';
import { testDb } from '../../testing/base/db.ts';
import { temporaryDirectory } from '../../testing/base/run.ts';
import { newBucket, startS3, type S3Server } from '../../testing/files/s3.ts';
import { ClaimedStorage } from './claimedStorage.ts';
import { claimStorage, StorageSilent } from './claimStorage.ts';
import { openStorage } from './openStorage.ts';
import type { Storage } from './storage.ts';

describe('A bucket that does not answer at the start', function () {
  this.timeout(60_000);
  let s3: S3Server;
  let bucket: Storage;
  let claimed: ClaimedStorage;

  beforeEach(async () => {
    const db = await testDb();
    s3 = await startS3();
    const settings = await newBucket(s3);
    bucket = await openStorage({ dataDir: await temporaryDirectory('claimed'), s3: settings });
    const options = { mayBeForeign: false, isMoved: false };
    claimed = new ClaimedStorage(bucket, () => claimStorage(db, bucket, options));
  });
  afterEach(async () => {
    await s3.stop();
    await (await testDb())('secrets').where({ name: 'files' }).delete();
  });

  it('is claimed and used once it answers', async () => {
    await s3.stop();
    expect(await failureOf(claimed.check())).to.be.instanceOf(StorageSilent);
    expect(claimed.isUp()).to.equal(false);
    expect(await failureOf(claimed.write('of-a-record', CONTENT))).to.include(UNAVAILABLE);
    s3 = await startS3(s3);
    await claimed.write('of-a-record', CONTENT);
    expect(await keysIn(bucket)).to.have.members(['mark-of-the-database', 'of-a-record']);
    await claimed.check();
    expect(claimed.isUp()).to.equal(true);
  });

  it('is neither written nor swept when it turns out to be of another database', async () => {
    await bucket.write('mark-of-the-database', Buffer.from('of another'));
    await s3.stop();
    expect(await failureOf(claimed.check())).to.be.instanceOf(StorageSilent);
    s3 = await startS3(s3);
    expect(await failureOf(claimed.check())).to.be.instanceOf(StartError);
    expect(await failureOf(claimed.write('of-a-record', CONTENT))).to.include(UNAVAILABLE);
    expect(await failureOf(keysIn(claimed))).to.include(UNAVAILABLE);
    expect(await keysIn(bucket)).to.deep.equal(['mark-of-the-database']);
  });
});

const CONTENT = Buffer.from('content');
const UNAVAILABLE = { code: 'UNAVAILABLE' };

async function keysIn(storage: Storage): Promise<string[]> {
  const keys = [];
  for await (const { key } of storage.list()) keys.push(key);
  return keys;
}

function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}
