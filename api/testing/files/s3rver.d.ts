declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  export interface Context {
    path: string;
    app: object;
  }

  /** An S3 server on the file system, with the access key and secret key `S3RVER`. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      allowMismatchedSignatures: boolean;
    });
    readonly middleware: ((ctx: Context, next: () => Promise<void>) => Promise<void>)[];
    run(): Promise<AddressInfo>;
  }
}
