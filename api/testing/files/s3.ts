import { fork } from 'node:child_process';
import { once as happened } from 'node:events';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../../core/files/s3Storage.ts';
import { atEnd, once } from '../base/once.ts';
import { temporaryDirectory } from '../base/run.ts';

/** A new bucket on the S3 server of this process. */
export async function newBucket(): Promise<S3Settings> {
  const endpoint = await s3Server();
  count += 1;
  const bucket = `bucket-${count}`;
  const settings = { endpoint, region: 'us-east-1', forcePathStyle: true };
  const credentials = { accessKeyId: KEY, secretAccessKey: KEY };
  const client = new S3Client({ ...settings, credentials });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  return { bucket, region: 'us-east-1', endpoint, accessKey: KEY, secretKey: KEY, pathStyle: true };
}

const KEY = 'S3RVER';
let count = 0;

/** The URL of an S3 server in a process of its own; it encrypts the positions in lists with an old algorithm. */
const s3Server = once(async () => {
  const child = fork(join(import.meta.dirname, '../processes/s3.ts'), {
    env: { PATH: process.env.PATH, DIRECTORY: await temporaryDirectory('s3') },
    execArgv: ['--openssl-legacy-provider', '--import', 'tsx'],
  });
  atEnd(() => child.kill('SIGKILL'));
  const [port] = await happened(child, 'message');
  return `http://127.0.0.1:${port}`;
});
