import { expect } from 'chai';
import { join } from 'node:path';
import { EnvError, readEnv, ROOT } from './env.ts';

const OIDC = {
  OIDC_ISSUER: 'https://id.example.com/',
  OIDC_CLIENT_ID: 'web',
  OIDC_AUDIENCE: 'urn:api',
};

describe('readEnv', () => {
  it('has a default for every setting: development, port 3000, everything embedded', () => {
    expect(readEnv({})).to.deep.include({
      mode: 'development',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      dataDir: join(ROOT, '.data'),
      databaseUrl: undefined,
      demo: true,
      metrics: undefined,
      keptDays: {
        notifications: 365,
        mails: 90,
        importRows: 180,
        registrations: 30,
        siteRequests: 365,
        securityLog: 365,
      },
      oidc: {
        embedded: true,
        issuer: 'http://localhost:3000/oidc',
        clientId: 'anden-admin',
        audience: 'urn:anden:api',
      },
    });
  });

  it('resolves DATA_DIR relative to the project, not to the working directory', () => {
    expect(readEnv({ DATA_DIR: 'elsewhere' }).dataDir).to.equal(join(ROOT, 'elsewhere'));
    expect(readEnv({ DATA_DIR: '/srv/anden' }).dataDir).to.equal('/srv/anden');
  });

  it('lists every problem at once', () => {
    const problems = problemsOf({
      NODE_ENV: 'prod',
      PORT: '70000',
      PUBLIC_URL: 'https://anden.example/app',
      DATABASE_URL: 'mysql://root:secret@db/anden',
      OIDC_ISSUER: 'id.example.com',
      LOG_LEVEL: 'loud',
      KEEP_MAILS_DAYS: '0',
    });
    for (const name of [
      'NODE_ENV',
      'PORT',
      'PUBLIC_URL',
      'DATABASE_URL',
      'OIDC_ISSUER',
      'LOG_LEVEL',
      'KEEP_MAILS_DAYS',
    ]) {
      expect(
        problems.filter((problem) => problem.startsWith(`${name} `)),
        name,
      ).to.have.length(1);
    }
  });

  it('never shows a database password in its messages', () => {
    expect(problemsOf({ DATABASE_URL: 'mysql://root:secret@db/anden' }).join()).not.to.include(
      'secret',
    );
  });

  it('refuses the embedded identity provider in production', () => {
    const problems = problemsOf({ NODE_ENV: 'production' });
    expect(problems.map((problem) => problem.split(' ')[0])).to.have.members(Object.keys(OIDC));
  });

  it('refuses a plain http issuer in production', () => {
    const source = { NODE_ENV: 'production', ...OIDC, OIDC_ISSUER: 'http://id.example.com' };
    expect(problemsOf(source)).to.deep.equal([
      'OIDC_ISSUER must be a URL that begins with https://.',
    ]);
  });

  it('refuses an incomplete identity provider', () => {
    expect(problemsOf({ OIDC_CLIENT_ID: 'web' })).to.have.length(2);
  });

  it('keeps an external issuer as written, and has no demo data in production', () => {
    const env = readEnv({ NODE_ENV: 'production', ...OIDC });
    expect(env.oidc).to.deep.equal({
      embedded: false,
      issuer: 'https://id.example.com/',
      clientId: 'web',
      audience: 'urn:api',
    });
    expect(env.demo).to.equal(false);
  });

  it('keeps files in a bucket when its name and keys are set, and refuses a part of them', () => {
    const keys = { S3_BUCKET: 'anden', S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' };
    const s3 = { bucket: 'anden', region: 'us-east-1', accessKey: 'key', secretKey: 'secret' };
    expect(readEnv({}).s3).to.equal(undefined);
    expect(readEnv(keys).s3).to.deep.equal({ ...s3, endpoint: undefined, pathStyle: false });
    const own = { ...keys, S3_ENDPOINT: 'https://s3.example.com', S3_REGION: 'mx' };
    const found = { ...s3, endpoint: own.S3_ENDPOINT, region: 'mx' };
    expect(readEnv(own).s3).to.deep.equal({ ...found, pathStyle: true });
    expect(readEnv({ ...own, S3_PATH_STYLE: '0' }).s3).to.deep.equal({
      ...found,
      pathStyle: false,
    });
    const problems = problemsOf({ S3_ENDPOINT: own.S3_ENDPOINT, S3_BUCKET: 'anden' });
    expect(problems.join()).to.include('S3_ACCESS_KEY').and.include('S3_SECRET_KEY');
  });

  it('reaches the database directly unless a pooler stands before it', () => {
    const DATABASE_URL = 'postgres://anden@pooler/anden';
    const DATABASE_DIRECT_URL = 'postgres://anden@db/anden';
    expect(readEnv({ DATABASE_URL }).databaseDirectUrl).to.equal(DATABASE_URL);
    const pooled = readEnv({ DATABASE_URL, DATABASE_DIRECT_URL, PG_POOLER: 'transaction' });
    expect(pooled).to.include({
      databaseUrl: DATABASE_URL,
      databaseDirectUrl: DATABASE_DIRECT_URL,
      isPooledPerTransaction: true,
    });
    expect(problemsOf({ DATABASE_DIRECT_URL }).join()).to.include('DATABASE_URL');
  });

  it('requires TLS from the mail server in production, unless SMTP_TLS says otherwise', () => {
    const out = { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'hola@anden.test' };
    const production = { NODE_ENV: 'production', ...OIDC, ...out };
    expect(readEnv(production).mail.requireTls).to.equal(true);
    expect(readEnv({ ...production, SMTP_TLS: 'optional' }).mail.requireTls).to.equal(false);
    expect(readEnv(out).mail.requireTls).to.equal(false);
  });

  it('takes replies at an address whose local part leaves room for a token', () => {
    expect(readEnv({}).replies).to.equal(undefined);
    const { replies } = readEnv({ REPLY_ADDRESS: 'reply@mail.example.com', REPLY_PORT: '2526' });
    const expected = { address: 'reply@mail.example.com', port: 2526, host: '127.0.0.1' };
    expect(replies).to.deep.equal(expected);
    for (const REPLY_ADDRESS of [
      'respuestas@mail.example.com',
      'reply',
      'reply+a@mail.example.com',
    ])
      expect(() => readEnv({ REPLY_ADDRESS })).to.throw(/REPLY_ADDRESS must be an address/);
  });

  it('accepts https origins as IMAGE_HOSTS', () => {
    const hosts = 'https://a.example, https://b.example:8443';
    expect(readEnv({ IMAGE_HOSTS: hosts }).imageHosts).to.deep.equal(hosts.split(', '));
    for (const wrong of [
      'http://a.example',
      'https://a.example/x',
      '*',
      'https://a.example;script-src',
    ])
      expect(problemsOf({ IMAGE_HOSTS: wrong }), wrong).to.have.length(1);
  });
});

function problemsOf(source: Record<string, string>): string[] {
  try {
    readEnv(source);
  } catch (error) {
    expect(error).to.be.instanceOf(EnvError);
    return (error as EnvError).problems;
  }
  throw new Error('These settings were accepted');
}
