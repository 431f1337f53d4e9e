import { expect } from 'chai';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { randomBytes, randomUUID } from 'node:crypto';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { temporaryDirectory } from '../../testing/base/run.ts';
import { newBucket } from '../../testing/files/s3.ts';
import { Refusal } from '../errors/errors.ts';
import { Incoming } from './incoming.ts';
import { LocalStorage } from './localStorage.ts';
import { S3Storage } from './s3Storage.ts';
import type { Storage } from './storage.ts';

const STORES: Record<string, () => Promise<Storage>> = {
  'the local disk': async () => new LocalStorage(await temporaryDirectory('storage')),
  'a bucket': async () => new S3Storage(await newBucket(), await incoming(), 3),
};

for (const [name, open] of Object.entries(STORES)) {
  describe(`The storage of files on ${name}`, function () {
    this.timeout(60_000);
    let storage: Storage;

    before(async () => {
      storage = await open();
    });

    it('returns what was written, and does not change an existing file', async () => {
      await storage.write('written', Buffer.from('first'));
      await storage.write('written', Buffer.from('second'));
      expect(await text(await storage.read('written'))).to.equal('first');
      await storage.write('empty', Buffer.alloc(0));
      expect(await text(await storage.read('empty'))).to.equal('');
    });

    it('takes a local file', async () => {
      const path = join(await temporaryDirectory('moved'), 'file');
      const content = randomBytes(3_000_000).toString('base64');
      await writeFile(path, content);
      await storage.move(path, 'moved');
      expect((await text(await storage.read('moved'))) === content).to.equal(true);
    });

    it('gives a local copy until it is released', async () => {
      await storage.write('copied', Buffer.from('on the disk'));
      const { path, release } = await storage.localCopy('copied');
      expect(await readFile(path, 'utf8')).to.equal('on the disk');
      await release();
      expect(await text(await storage.read('copied'))).to.equal('on the disk');
    });

    it('throws the code ENOENT for a file that does not exist', async () => {
      for (const read of [storage.read('missing'), storage.localCopy('missing')])
        expect(await read.catch((error: unknown) => error)).to.include({ code: 'ENOENT' });
    });

    it('tells the size of a file, and that there is none', async () => {
      await storage.write('measured', Buffer.from('12345'));
      expect(await storage.sizeOf('measured')).to.equal(5);
      expect(await storage.sizeOf('missing')).to.equal(undefined);
    });

    it('removes files, also those that do not exist', async () => {
      await storage.write('removed', Buffer.from('x'));
      for (const key of ['removed', 'removed', 'never-there']) await storage.remove(key);
      const gone = await storage.read('removed').catch((error: unknown) => error);
      expect(gone).to.include({ code: 'ENOENT' });
    });

    it('refuses keys that could be paths', async () => {
      for (const key of ['../etc/passwd', 'a/b/c/d', 'Upper', 'abc'])
        expect(String(await storage.read(key).catch(String)), key).to.include('key');
    });

    it('lists all files with the time at which they were stored, over several pages', async () => {
      const other = await open();
      const keys = Array.from({ length: 10 }, () => randomUUID());
      await Promise.all(keys.map((key) => other.write(key, Buffer.from('x'))));
      const listed: string[] = [];
      for await (const { key, storedAt } of other.list()) {
        listed.push(key);
        expect(Math.abs(storedAt.getTime() - Date.now())).to.be.lessThan(120_000);
      }
      expect(listed.sort()).to.deep.equal(keys.sort());
    });
  });
}

describe('The storage of files in a bucket', function () {
  this.timeout(60_000);

  it('lists no objects of others in the bucket, which a sweep would delete', async () => {
    const settings = await newBucket();
    const storage = new S3Storage(settings, await incoming());
    await storage.write('own-file', Buffer.from('x'));
    await put(settings, 'other-file');
    await put(settings, 'files/Not a key.pdf');
    const listed = [];
    for await (const { key } of storage.list()) listed.push(key);
    expect(listed).to.deep.equal(['own-file']);
  });

  it('throws 503 when the server does not answer, refuses the key or has no such bucket', async () => {
    const settings = await newBucket();
    const broken = [
      { ...settings, endpoint: 'http://127.0.0.1:1' },
      { ...settings, secretKey: 'wrong' },
      { ...settings, bucket: 'none' },
    ];
    for (const one of broken) {
      const storage = new S3Storage(one, await incoming());
      const error = await storage.read('some-key').catch((thrown: unknown) => thrown);
      expect(error).to.be.instanceOf(Refusal);
      expect((error as Refusal).status).to.equal(503);
    }
  });
});

async function incoming(): Promise<Incoming> {
  return new Incoming(await temporaryDirectory('incoming'));
}

async function put({ bucket, ...settings }: Awaited<ReturnType<typeof newBucket>>, key: string) {
  const { endpoint, region, accessKey, secretKey } = settings;
  const credentials = { accessKeyId: accessKey, secretAccessKey: secretKey };
  const client = new S3Client({ endpoint, region, forcePathStyle: true, credentials });
  await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: 'x' }));
  client.destroy();
}
