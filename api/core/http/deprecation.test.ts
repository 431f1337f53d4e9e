import { expect } from 'chai';
import { openServer } from '../../testing/server.ts';
import { loadContract } from '../contract/document.ts';

describe('A deprecated operation', function () {
  this.timeout(30_000);

  it('says in its answers, refusals among them, since when it is and its last day; others do not', async () => {
    const { get } = loadContract().paths['/quotes']!;
    get!['x-deprecated'] = { since: '2026-12-01', until: '2027-06-30' };
    const { url, close } = await openServer();
    try {
      const { status, headers } = await fetch(`${url}/api/quotes`);
      expect(status).to.equal(401);
      expect(headers.get('deprecation')).to.equal('@1796083200');
      expect(headers.get('sunset')).to.equal('Wed, 30 Jun 2027 23:59:59 GMT');
      const other = await fetch(`${url}/api/shipments`);
      expect([other.headers.get('deprecation'), other.headers.get('sunset')]).to.eql([null, null]);
    } finally {
      delete get!['x-deprecated'];
      await close();
    }
  });
});
