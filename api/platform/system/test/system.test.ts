import { expect } from 'chai';
import { anonymous } from '../../../testing/client.ts';
import { testDb } from '../../../testing/base/db.ts';
import { testServer } from '../../../testing/server.ts';

describe('System', () => {
  before(async function () {
    this.timeout(30_000);
    await testServer();
  });

  describe('GET /health', () => {
    it('answers without a token, with and without a trailing slash', async () => {
      for (const path of ['/api/health', '/api/health/']) {
        const { status, body } = await anonymous.get(path);
        expect(status).to.equal(200);
        expect(body).to.deep.equal({ status: 'ok' });
      }
    });
  });

  describe('GET /ready', () => {
    it('is 200 while all migrations are applied', async () => {
      expect((await anonymous.get('/api/ready')).status).to.equal(200);
    });

    it('is 503 while a migration is missing', async () => {
      const db = await testDb();
      const latest = await db('knex_migrations').orderBy('id', 'desc').first();
      await db('knex_migrations').where({ id: latest.id }).delete();
      try {
        const { status, headers, body } = await anonymous.get('/api/ready');
        expect(status).to.equal(503);
        expect(headers.get('retry-after')).to.equal('5');
        expect(body).to.include({ code: 'UNAVAILABLE' });
      } finally {
        await db('knex_migrations').insert(latest);
      }
    });
  });

  describe('GET /config', () => {
    it('returns what a browser needs for sign-in and help, and nothing else', async () => {
      const { env } = await testServer();
      const { body } = await anonymous.get('/api/config');
      expect(body).to.deep.equal({
        issuer: env.oidc.issuer,
        clientId: 'anden-admin',
        audience: 'urn:anden:api',
        demo: env.demo,
        helpEmail: env.help.email,
        helpChat: env.help.chat,
      });
    });
  });
});
