import S3rver, { type Context } from '@20minutes/s3rver';

/** A process with an S3 server that keeps its files in DIRECTORY and listens on PORT; sends its port to the parent. */
const server = new S3rver({
  address: '127.0.0.1',
  port: Number(process.env.PORT),
  silent: true,
  directory: process.env.DIRECTORY!,
  allowMismatchedSignatures: false,
});
server.middleware.unshift(acceptSignaturesOfBuckets);
const { port } = await server.run();
process.send!(port);

/** Does not check the signature of calls to a bucket itself, for which the server omits the final slash of the path. */
async function acceptSignaturesOfBuckets(ctx: Context, next: () => Promise<void>): Promise<void> {
  if (ctx.path.endsWith('/'))
    ctx.app = Object.create(ctx.app, { allowMismatchedSignatures: { value: true } });
  await next();
}
