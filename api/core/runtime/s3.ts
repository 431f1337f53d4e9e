import type { Settings } from '../../../db/process/settings.ts';

/** Where the bucket is and how it is accessed. */
export interface S3Settings {
  bucket: string;
  region: string;
  /** The server's URL; Amazon's own when undefined. */
  endpoint?: string;
  accessKey: string;
  secretKey: string;
  /** Whether the bucket is the first part of the path, instead of the first part of the host name. */
  pathStyle: boolean;
}

/** Reads the settings of the bucket for files; undefined when none is set. A server of one's own gets paths by default. */
export function readS3(settings: Settings): S3Settings | undefined {
  const bucket = settings.text('S3_BUCKET');
  const endpoint = settings.url('S3_ENDPOINT', ['https:', 'http:']);
  const accessKey = settings.text('S3_ACCESS_KEY');
  const secretKey = settings.text('S3_SECRET_KEY');
  const pathStyle = settings.oneOf('S3_PATH_STYLE', ['0', '1'], endpoint ? '1' : '0') === '1';
  const region = settings.text('S3_REGION') ?? 'us-east-1';
  const required = { S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey };
  const isUsed = Object.values({ ...required, endpoint }).some((value) => value !== undefined);
  if (!isUsed) return undefined;
  for (const [name, value] of Object.entries(required)) {
    if (value === undefined) settings.refuse(name, 'is required with the other S3_ settings');
  }
  if (!bucket || !accessKey || !secretKey) return undefined;
  return { bucket, region, endpoint, accessKey, secretKey, pathStyle };
}
