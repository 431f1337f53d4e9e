import { expect } from 'chai';
import { as } from '../../testing/client.ts';
import { testServer } from '../../testing/server.ts';
import { buildUser } from '../../platform/users/test/factory.ts';

const FOREIGN = 'https://otro.test';

describe('A page of another site', function () {
  this.timeout(30_000);
  let url: string;

  before(async () => {
    ({ url } = await testServer());
  });

  /** The CORS headers of an answer, by name without `access-control-`. */
  async function allowed(path: string, options: { method?: string; headers?: object } = {}) {
    const headers = { origin: FOREIGN, ...options.headers };
    const answer = await fetch(`${url}${path}`, { ...options, headers });
    const entries = [...answer.headers].filter(([name]) => name.startsWith('access-control-'));
    return Object.fromEntries(entries.map(([name, value]) => [name.slice(15), value]));
  }

  const asked = (path: string) =>
    allowed(path, {
      method: 'OPTIONS',
      headers: {
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'authorization,cookie,x-link,x-anything',
      },
    });

  it('may call the API with a token, these methods and headers, and never with cookies', async () => {
    expect(await asked('/api/quotes')).to.deep.equal({
      'allow-origin': '*',
      'allow-methods': 'GET,POST,PATCH,PUT,DELETE',
      'allow-headers':
        'Authorization, Content-Type, Accept-Language, Range, If-Match, Idempotency-Key',
      'max-age': '600',
    });
  });

  it('may read these headers of an answer, also of a refusal', async () => {
    const exposed = {
      'allow-origin': '*',
      'expose-headers':
        'Anden-Version, Content-Disposition, Content-Range, Deprecation, ETag, Link, RateLimit, RateLimit-Policy, Retry-After, Sunset, WWW-Authenticate, X-Request-Id, X-Total-Count, X-Total-Is',
    };
    expect(await allowed('/api/quotes')).to.deep.equal(exposed);
    expect(await allowed('/api/nothing')).to.deep.equal(exposed);
    const { headers } = await as(await buildUser()).get('/api/quotes', {
      headers: { origin: FOREIGN },
    });
    expect(headers.get('access-control-allow-origin')).to.equal('*');
    expect(headers.get('access-control-allow-credentials')).to.equal(null);
  });

  it('may not call what the session’s cookie opens, with or without a final slash', async () => {
    for (const verb of ['', '/', '/start', '/renew', '/renew/', '/end']) {
      const path = `/api/session/token${verb}`;
      expect(await asked(path), path).to.not.have.property('allow-origin');
      expect(await allowed(path, { method: 'POST' }), path).to.not.have.property('allow-origin');
      const answer = await fetch(`${url}${path}`, { method: 'POST', headers: { origin: FOREIGN } });
      expect(answer.status, path).to.equal(403);
    }
  });

  it('may read nothing outside the API', async () => {
    for (const path of ['/', '/admin/', '/mail'])
      expect(await allowed(path), path).to.not.have.property('allow-origin');
  });
});
