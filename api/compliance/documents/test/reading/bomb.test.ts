import { expect } from 'chai';
import { residentBytes } from '../../../../core/apart/residentBytes.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import { signIn } from '../../../../platform/identity/signIn.ts';
import { pdfBomb } from '../../../../testing/pdf/strangePdf.ts';
import { product } from '../../../../testing/product.ts';
import { pdfForm } from '../factory.ts';

type Shown = Schemas['Document'];

const MB = 1024 * 1024;

describe('A PDF of 0.9 MB that inflates to 900 MB', function () {
  this.timeout(300_000);
  let url: string;
  let pid: number;

  before(async () => {
    ({ url, pid } = await product());
  });

  for (const [which, entries] of [
    ['', ''],
    [' and hides that it does', '/Subtype/Image'],
  ] as const) {
    it(`${which} leaves the product below 300 MB and answering (it took 2.1 GB)`, async () => {
      const carrier = await callsOf('carrier@regio.test');
      const broker = await callsOf('broker@puente.test');
      const [regio] = await broker<{ id: string }[]>('carriers?q=Transportes%20Regio');
      const [slot] = await carrier<Shown[]>(`carriers/documentStatuses/?carrierId=${regio!.id}`);
      const form = pdfForm(pdfBomb(entries));
      await carrier(`carriers/documentUpload?uuid=${slot!.id}`, { method: 'POST', body: form });
      let most = 0;
      for (;;) {
        most = Math.max(most, await residentBytes(pid));
        expect((await fetch(`${url}/api/health`)).status).to.equal(200);
        const { versions } = await broker<Shown>(`validations/${slot!.id}`);
        const { reading } = versions![0]!;
        if (!reading) continue;
        expect(reading.isUnreadable).to.equal(true);
        expect(most).to.be.within(1, 300 * MB);
        return;
      }
    });
  }

  /** Calls of a user of the demo data, which succeed. */
  async function callsOf(email: string) {
    const { accessToken } = await signIn({
      issuer: `${url}/oidc`,
      clientId: 'anden-admin',
      audience: 'urn:anden:api',
      redirectUri: `${url}/admin/auth-callback`,
      email,
      password: 'anden',
    });
    const headers = { authorization: `Bearer ${accessToken}` };
    return async <T>(path: string, call: RequestInit = {}): Promise<T> => {
      const answer = await fetch(`${url}/api/${path}`, { ...call, headers });
      expect(answer.status, path).to.be.within(200, 299);
      return (await answer.json()) as T;
    };
  }
});
