import { fork } from 'node:child_process';
import { once as happened } from 'node:events';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../../core/runtime/s3.ts';
import { atEnd, once } from '../base/once.ts';
import { temporaryDirectory } from '../base/run.ts';

/** A new bucket on the S3 server of this process, or on another one. */
export async function newBucket(at?: S3Server): Promise<S3Settings> {
  const { endpoint } = at ?? (await s3Server());
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

/** An S3 server in a process of its own. */
export interface S3Server {
  endpoint: string;
  port: number;
  /** Where it keeps its files, also for another server after it. */
  directory: string;
  stop(): Promise<void>;
}

const s3Server = once(() => startS3());

/** Starts an S3 server, by default an empty one; it encrypts the positions in lists with an old algorithm. */
export async function startS3(before?: Pick<S3Server, 'port' | 'directory'>): Promise<S3Server> {
  const directory = before?.directory ?? (await temporaryDirectory('s3'));
  const child = fork(join(import.meta.dirname, '../processes/s3.ts'), {
    env: { PATH: process.env.PATH, DIRECTORY: directory, PORT: String(before?.port ?? 0) },
    execArgv: ['--openssl-legacy-provider', '--import', 'tsx'],
  });
  atEnd(() => child.kill('SIGKILL'));
  const ended = happened(child, 'exit');
  const [port] = (await happened(child, 'message')) as [number];
  return {
    endpoint: `http://127.0.0.1:${port}`,
    port,
    directory,
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
