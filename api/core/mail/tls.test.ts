import { expect } from 'chai';
import type { AddressInfo } from 'node:net';
import type { Knex } from 'knex';
import { SMTPServer } from 'smtp-server';
import { createJobs } from '../../process/jobs.ts';
import { testStorage } from '../../testing/base/dataDir.ts';
import { testServer } from '../../testing/server.ts';
import { readEnv } from '../runtime/env.ts';
import { sendMail } from './mail.ts';
import type { Message } from './message.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://anden.example',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'anden',
  OIDC_AUDIENCE: 'urn:anden:api',
  MAIL_FROM: 'hola@anden.test',
};
const MESSAGE: Message = { kind: 'invitation_sent', locale: 'es', subject: 'Prueba', lines: [] };
/** The test server's certificate is signed by itself. */
const TRUSTING = '?tls.rejectUnauthorized=false';

describe('Mail in production', function () {
  this.timeout(30_000);
  let db: Knex;

  before(async () => {
    ({ db } = await testServer());
  });

  it('is sent encrypted to a server that offers STARTTLS', async () => {
    expect(await sent({ offersTls: true, query: TRUSTING })).to.deep.equal({ secure: [true] });
  });

  it('is not sent to a server that offers no STARTTLS, unless SMTP_TLS is optional', async () => {
    expect(await sent({ offersTls: false })).to.deep.equal({ secure: [], code: 'ETLS' });
    expect(await sent({ offersTls: false, SMTP_TLS: 'optional' })).to.deep.equal({
      secure: [false],
    });
  });

  it('is not sent to a server whose certificate nobody signed', async () => {
    const { secure, code } = await sent({ offersTls: true });
    expect(secure).to.deep.equal([]);
    expect(code).to.be.oneOf(['ESOCKET', 'ETLS', 'DEPTH_ZERO_SELF_SIGNED_CERT']);
  });

  /** Sends a mail as production does; returns for each received mail whether it was encrypted, and the error. */
  async function sent({ offersTls, query = '', ...settings }: Case) {
    const secure: boolean[] = [];
    const server = new SMTPServer({
      disabledCommands: offersTls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
      onData: (stream, session, done) => {
        secure.push(session.secure);
        stream.resume().once('end', () => done());
      },
    });
    server.on('error', () => {});
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    const { port } = server.server.address() as AddressInfo;
    const url = `smtp://127.0.0.1:${port}/${query}`;
    const env = readEnv({ ...PRODUCTION, ...settings, SMTP_URL: url });
    const jobs = createJobs(env, await testStorage());
    const job = jobs.find(({ name }) => name === 'mail')!;
    const id = await db.transaction((trx) => sendMail(trx, 'ana@regio.test', MESSAGE));
    const code = await db
      .transaction((trx) => job.run({ trx, data: { id }, now: new Date() }))
      .then(
        () => undefined,
        (error: { code: string }) => error.code,
      );
    await new Promise<void>((resolve) => server.close(() => resolve()));
    return { secure, ...(code && { code }) };
  }
});

interface Case {
  offersTls: boolean;
  query?: string;
  SMTP_TLS?: string;
}
