import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/**
 * Starts a mail server on 127.0.0.1 for use without SMTP_URL. It forwards nothing and saves each message as an .eml file
 * in `directory`; it accepts a message only after its file is completely written.
 */
export async function startMailbox(directory: string) {
  await mkdir(directory, { recursive: true });
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: 10 * 1024 * 1024,
    onData: (stream, _session, done) =>
      void buffer(stream)
        .then((content) => keep(directory, content))
        .then(() => done(), done),
  });
  server.on('error', () => {});
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, stop };
}

async function keep(directory: string, content: Buffer) {
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}`;
  await writeFile(join(directory, `.${name}`), content, { flush: true });
  await rename(join(directory, `.${name}`), join(directory, `${name}.eml`));
}
