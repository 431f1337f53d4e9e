import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Refusal } from '../errors/errors.ts';
import type { S3Settings } from '../runtime/s3.ts';
import type { Incoming } from './incoming.ts';
import { checkedKey, isKey, type LocalCopy, type Storage } from './storage.ts';

/**
 * Stores files in a bucket of S3-compatible storage, under `files/`, so that several processes share them. Every method
 * throws 503 when the storage does not answer or refuses.
 */
export class S3Storage implements Storage {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #incoming: Incoming;
  readonly #pageSize: number;

  /** `incoming` receives the local copies; `pageSize` is how many files one call lists. */
  constructor(settings: S3Settings, incoming: Incoming, pageSize = 1000) {
    const { bucket, region, endpoint, accessKey, secretKey, pathStyle } = settings;
    this.#bucket = bucket;
    this.#incoming = incoming;
    this.#pageSize = pageSize;
    this.#client = new S3Client({
      region,
      endpoint,
      forcePathStyle: pathStyle,
      credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: 3_000, socketTimeout: 30_000 },
    });
  }

  async move(path: string, key: string): Promise<void> {
    const { size } = await stat(path);
    await this.#put(key, createReadStream(path), size);
  }

  async write(key: string, content: Buffer): Promise<void> {
    const storedSize = await this.sizeOf(key);
    if (storedSize === undefined) await this.#put(key, content, content.length);
  }

  async sizeOf(key: string): Promise<number | undefined> {
    const head = new HeadObjectCommand(this.#at(key));
    return (await answer(this.#client.send(head)).catch(ignoreMissing))?.ContentLength;
  }

  async read(key: string): Promise<Readable> {
    const { Body } = await answer(this.#client.send(new GetObjectCommand(this.#at(key))));
    return Body as Readable;
  }

  async localCopy(key: string): Promise<LocalCopy> {
    const content = await this.read(key);
    const { path: directory, remove } = await this.#incoming.directory();
    const path = join(directory, 'copy');
    try {
      await pipeline(content, createWriteStream(path));
    } catch (error) {
      await remove();
      throw error;
    }
    return { path, release: remove };
  }

  async remove(key: string): Promise<void> {
    await answer(this.#client.send(new DeleteObjectCommand(this.#at(key))));
  }

  async *list() {
    const pages = paginateListObjectsV2(
      { client: this.#client, pageSize: this.#pageSize },
      { Bucket: this.#bucket, Prefix: PREFIX },
    );
    for (;;) {
      const { done, value } = await answer(pages.next());
      if (done) return;
      for (const { Key = '', LastModified } of value.Contents ?? []) {
        const key = Key.slice(PREFIX.length);
        if (isKey(key) && LastModified) yield { key, storedAt: LastModified };
      }
    }
  }

  #at(key: string) {
    return { Bucket: this.#bucket, Key: PREFIX + checkedKey(key) };
  }

  async #put(key: string, content: Readable | Buffer, size: number): Promise<void> {
    const object = { ...this.#at(key), Body: content, ContentLength: size };
    await answer(this.#client.send(new PutObjectCommand(object)));
  }
}

const PREFIX = 'files/';

function answer<Output>(call: Promise<Output>): Promise<Output> {
  return call.catch((error: unknown) => {
    throw fromS3(error);
  });
}

/** Gives a missing file the code ENOENT; any other error of the storage becomes a 503. */
function fromS3(error: unknown): Error {
  const { name, $metadata: { httpStatusCode } = {} } = error as S3Error;
  const isMissing = httpStatusCode === 404 && name !== 'NoSuchBucket';
  if (isMissing)
    return Object.assign(new Error('No such stored file', { cause: error }), { code: 'ENOENT' });
  return new Refusal('UNAVAILABLE', { headers: { 'Retry-After': '5' }, cause: error });
}

interface S3Error {
  name?: string;
  $metadata?: { httpStatusCode?: number };
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}
