import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildCarrier } from '../api/network/carriers/test/factory.ts';
import { buildCartaPorte } from '../api/trip/cartaPorte/test/factory.ts';
import { domestic } from '../api/trip/cartaPorte/test/samples.ts';
import { buildCompany, buildCustomer } from '../api/network/companies/test/factory.ts';
import type { Schemas } from '../api/core/contract/types.ts';
import { dayAt } from '../api/core/i18n/days.ts';
import { Document } from '../api/compliance/documents/Document.ts';
import { PDF } from '../api/compliance/documents/test/factory.ts';
import { buildInvitation } from '../api/quoting/invitations/test/factory.ts';
import { buildToken } from '../api/platform/links/test/factory.ts';
import { buildQuote, dayFrom } from '../api/quoting/quotes/test/factory.ts';
import { expectAccessible } from '../api/testing/accessible.ts';
import { newPage } from '../api/testing/browser.ts';
import { as } from '../api/testing/client.ts';
import { expectOnlyOffline } from '../api/testing/pages.ts';
import { openLoadTab } from '../api/testing/browser/loadTab.ts';
import { soon } from '../api/testing/browser/soon.ts';
import { say as sayIn } from '../api/testing/say.ts';
import { testServer } from '../api/testing/server.ts';
import { buildUser } from '../api/platform/users/test/factory.ts';
import { formatDate } from '../admin/src/core/format/formatDate.ts';
import { cartaPorteMessages } from './src/links/cartaPorte/messages.ts';
import { confirmationMessages } from './src/links/confirmation/messages.ts';
import { documentMessages } from './src/links/document/messages.ts';
import { evidenceMessages } from './src/links/evidence/messages.ts';
import { movesMessages } from './src/links/moves/messages.ts';
import { trackingMessages } from './src/links/tracking/messages.ts';

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const INSURANCE = 'insurance_cover';
const MONTERREY = { city: 'Monterrey', state: 'MX-NLE', country: 'MX', postalCode: '64000' };
const LEON = { city: 'León', state: 'MX-GUA', country: 'MX', postalCode: '37000' };

for (const locale of ['es', 'en'] as const) {
  describe(`a load from its award until it is paid, ${locale}`, function () {
    this.timeout(180_000);
    skipAfterFailure();
    const say = (key: string, blanks?: Record<string, string | number>) =>
      sayIn(key, blanks, locale);
    let phone: Page;
    let desk: Page;
    let email: string;
    let parties: { companyId: string; carrierId: string; customerId: string };
    let load: Schemas['Shipment'];

    before(async () => {
      const { id: companyId } = await buildCompany();
      const { id: carrierId } = await buildCarrier({ companyId });
      const { id: customerId } = await buildCustomer({ id: companyId } as never);
      parties = { companyId, carrierId, customerId };
      ({ email } = await buildUser({ companyId }));
      const { url } = await testServer();
      phone = await newPage({ url, locale, width: 390, theme: 'dark' });
    });

    after(() => Promise.all([phone, desk].map((page) => page.close())));

    it('the broker assigns it', async () => {
      const { companyId, carrierId, customerId } = parties;
      const lane = { movement: 'mexico', origin: MONTERREY, destination: LEON } as const;
      const dates = { pickupDate: dayFrom(4), deliveryDate: dayFrom(6), currency: 'MXN' } as const;
      const quote = {
        companyId,
        customerId,
        status: 'rated',
        saleValue: '22000.00',
        ...lane,
        ...dates,
      } as const;
      const { id: quoteId } = await buildQuote(quote as never);
      await buildInvitation({ quoteId, carrierId, rate: { allIn: '18500.00', currency: 'MXN' } });
      desk = await newPage({ locale, user: email, path: `/admin/quotes/${quoteId}/view` });
      const action = desk.getByRole('button', { name: say('quotes.award.action') }).first();
      await action.click();
      await desk.getByRole('dialog').getByRole('button').last().click();
      await desk.getByRole('link', { name: say('quotes.next.assigned.action') }).click();
      await desk.waitForURL(/\/admin\/shipments\/[\w-]{36}\/view/);
      const path = new URL(desk.url()).pathname.replace('/admin', '/api').replace('/view', '');
      load = (await as({ email }).get<Schemas['Shipment']>(path)).body;
      const terms = { freeHours: 2, paymentDays: 15, evidence: ['signed_pod', 'cargo_photos'] };
      await as({ email }).post(`${path}/rateConfirmations`, terms);
    });

    it('the carrier sends a document, signs the rate confirmation and completes the Carta Porte by link', async () => {
      const { file, date, send, standing } = documentMessages[locale];
      const asked = { carrierId: parties.carrierId, type: INSURANCE } as const;
      await Document.query()
        .where(asked)
        .patch({ expirationDate: dayFrom(20) });
      await as({ email }).post(`/api/radar/${parties.carrierId}/ask`, { type: INSURANCE });
      const { id: documentId } = (await Document.query().findOne(asked))!;
      await open('document', await tokenOf('document', documentId));
      const pdf = { name: 'póliza.pdf', mimeType: 'application/pdf', buffer: PDF };
      await phone.getByLabel(new RegExp(`^${file}`)).setInputFiles(pdf);
      await phone.getByLabel(new RegExp(`^${date}`)).fill(dayFrom(-3));
      await phone.getByRole('button', { name: send }).click();
      await phone.getByRole('heading', { name: standing.pending[0]! }).waitFor();
      const t = confirmationMessages[locale];
      await open('confirmation', await tokenOf('confirmation'));
      await phone.getByLabel(t.name).fill('Rosa Elena Cantú');
      await phone.locator('form button[type=submit]').click();
      await phone.getByRole('heading', { name: t.accepted[0]! }).waitFor();
      const data = domestic();
      data.carrier.policy = null;
      await buildCartaPorte(load.id, data);
      await open('carta_porte', await tokenOf('carta_porte_carrier'));
      const policy = phone.getByLabel(locale === 'es' ? 'Póliza *' : 'Policy *', { exact: true });
      await policy.fill('AUT-2022-41AE7K');
      await policy.press('Tab');
      await phone.getByRole('heading', { name: cartaPorteMessages[locale].complete }).waitFor();
    });

    it('the driver taps each move; a tap without a network is sent once when it is back', async () => {
      const t = movesMessages[locale];
      const tap = (step: keyof typeof t.step) =>
        phone.getByRole('button', { name: t.step[step], exact: true }).click();
      const goOn = phone.getByRole('dialog').locator('button[value=goOn]');
      await openLinkOf('moves');
      await phone.getByRole('heading', { name: load.reference }).waitFor();
      await expectAccessible(phone);
      await tap('at_pickup');
      await goOn.waitFor();
      await expectAccessible(phone);
      await loseNetworkAfter('**/moves/report');
      await goOn.click();
      await phone.getByText(t.thanks).waitFor();
      await tap('in_transit');
      await phone.getByText(`(${t.waiting})`).waitFor();
      await phone.getByText(t.kept).waitFor();
      await phone.context().setOffline(false);
      await phone.getByText(`(${t.waiting})`).waitFor({ state: 'detached' });
      expectOnlyOffline(phone);
      await tap('at_delivery');
      await goOn.click();
      await tap('delivered');
      await phone.getByRole('heading', { name: t.done[0]! }).waitFor();
      await expectNarrow();
      const { body } = await read<Schemas['Event'][]>('events');
      const steps = body.filter(({ byLink }) => byLink).map(({ toStatus }) => toStatus);
      expect(steps).to.deep.equal(['at_pickup', 'in_transit', 'at_delivery', 'delivered']);
    });

    it('the driver photographs without a network, and everything is sent once when it is back', async () => {
      const t = evidenceMessages[locale];
      await openLinkOf('evidence');
      await phone.getByRole('heading', { name: load.reference }).waitFor();
      await phone.context().setOffline(true);
      for (const [type, files] of [
        ['signed_pod', [picture('a.png', 1), picture('b.png', 2)]],
        ['cargo_photos', [picture('c.png', 3)]],
      ] as const) {
        const input = phone.getByLabel(`${t.file}: ${t.types[type]}`);
        await input.setInputFiles([...files]);
        await phone.locator(`[data-type=${type}] .evidence__waiting`).waitFor();
      }
      await phone.getByText(t.waiting[1]!.replace('{count}', '3')).waitFor();
      await phone.context().setOffline(false);
      await phone.getByRole('heading', { name: t.allSent[0] }).waitFor();
      expectOnlyOffline(phone);
      await expectNarrow();
      const { body } = await read<Schemas['LoadEvidence']>('evidence');
      expect(body.items.map(({ files }) => files.length)).to.deep.equal([2, 1]);
    });

    it('the broker accepts, closes the load and marks its settlement as paid', async () => {
      await desk.reload();
      await openLoadTab(desk, 'evidence', locale);
      for (const type of ['signed_pod', 'cargo_photos']) {
        const name = say(`rateConfirmations.evidences.${type}`);
        await desk.getByRole('button', { name: `${say('evidence.accept')}: ${name}` }).click();
        await desk.getByRole('button', { name: `${say('evidence.reopen')}: ${name}` }).waitFor();
      }
      await desk.getByRole('button', { name: say('shipments.ahead.closed') }).click();
      await openLoadTab(desk, 'money', locale);
      await desk.getByRole('heading', { name: say('settlements.title') }).waitFor();
      await desk.getByRole('button', { name: say('settlements.pay.action') }).click();
      const dialog = desk.getByRole('dialog');
      const day = dialog.getByLabel(say('settlements.pay.day'));
      const region = locale === 'es' ? 'es-MX' : 'en-US';
      await soon(async () =>
        expect(await day.inputValue()).to.equal(formatDate(dayAt(new Date()), region)),
      );
      await dialog.getByLabel(say('settlements.pay.reference')).fill('SPEI 4411');
      await dialog.locator('button[type=submit]').click();
      await desk.getByText(say('settlements.pay.done')).first().waitFor();
      await desk.getByText('SPEI 4411').waitFor();
      await desk.getByText(say('settlements.reopen')).waitFor();
    });

    it('the customer follows it by link and gets the proof, without the carrier and its price', async () => {
      const { status, types, open: download } = trackingMessages[locale];
      await openLinkOf('tracking');
      await phone.getByRole('heading', { name: status.closed }).waitFor();
      await phone.getByRole('button', { name: `${download}: ${types.signed_pod} 1` }).waitFor();
      await expectAccessible(phone);
      await expectNarrow();
      expect(await phone.locator('main').innerText()).not.to.match(/18,500|22,000|SPEI/);
    });

    const read = <T>(below: string) => as({ email }).get<T>(`/api/shipments/${load.id}/${below}`);

    const tokenOf = (
      kind: 'confirmation' | 'carta_porte_carrier' | 'document',
      subjectId = load.id,
    ) => buildToken({ kind, subjectId, partyId: parties.carrierId });

    /** Opens the link that the broker gives out for a page of the load. */
    async function openLinkOf(page: 'moves' | 'evidence' | 'tracking') {
      const path = `/api/shipments/${load.id}/${page}/link`;
      const { body } = await as({ email }).post<Schemas['LinkText']>(path, {});
      const { pathname, hash } = new URL(body.url);
      await open(pathname.replace(/^(\/en)?\//, ''), hash.slice(1));
    }

    /** Takes the network away as soon as the server has answered a call, before the page can read anything else. */
    async function loseNetworkAfter(path: string) {
      await phone.route(path, async (route) => {
        const response = await route.fetch();
        await phone.context().setOffline(true);
        await route.fulfill({ response });
        await phone.unroute(path);
      });
    }

    async function open(page: string, token: string) {
      await phone.goto(`${locale === 'en' ? '/en' : ''}/${page}#${token}`);
    }

    async function expectNarrow() {
      const widths = await phone.evaluate(() => [document.body.scrollWidth, innerWidth]);
      expect(widths[0]).to.be.at.most(widths[1]!);
    }
  });
}

/** A picture with bytes of its own after the image, so that no two are the same file. */
function picture(name: string, different: number) {
  return { name, mimeType: 'image/png', buffer: Buffer.concat([PNG, Buffer.from([different])]) };
}

/** Leaves out the rest of a story once one of its steps failed, because each needs the one before. */
function skipAfterFailure(): void {
  let hasFailed = false;
  beforeEach(function () {
    if (hasFailed) this.skip();
  });
  afterEach(function () {
    hasFailed ||= this.currentTest?.state === 'failed';
  });
}
