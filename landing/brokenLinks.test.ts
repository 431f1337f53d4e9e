import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildInvitation } from '../api/quoting/invitations/test/factory.ts';
import { Invitation } from '../api/quoting/invitations/Invitation.ts';
import { buildToken } from '../api/platform/links/test/factory.ts';
import { buildQuote } from '../api/quoting/quotes/test/factory.ts';
import { expectAccessible } from '../api/testing/accessible.ts';
import { newPage, takeErrors } from '../api/testing/browser.ts';
import { soon } from '../api/testing/browser/soon.ts';
import { linkMessages } from './src/links/messages.ts';

/** The pages that need a link; `/packet` without one verifies a packet. */
const PAGES = [
  ...['answer', 'price', 'confirmation', 'moves', 'tracking'],
  ...['border', 'carta_porte', 'document', 'proof_documents'],
];

describe('A link that does not open what was meant', function () {
  this.timeout(180_000);
  let page: Page;
  let token: string;
  let reference: string;
  let invitation: Invitation;

  before(async () => {
    const quote = await buildQuote({ targetRate: '1600.00' });
    invitation = await buildInvitation({ quoteId: quote.id });
    const party = { subjectId: invitation.id, partyId: invitation.carrierId };
    token = await buildToken({ kind: 'answer', ...party });
    page = await newPage({ width: 360, height: 740 });
    await page.goto(`/answer#${token}`);
    reference = await page.locator('h1 span:not(:empty)').innerText();
  });

  after(() => page.close());

  const open = async (path: string) => {
    await page.goto('about:blank');
    await page.goto(path);
  };
  const keys = () => page.evaluate<string>('Object.keys(localStorage).join()');
  const reads = (problem: keyof typeof linkMessages.es.problems, locale: 'es' | 'en' = 'es') =>
    page
      .getByRole('alert')
      .getByRole('heading', { name: linkMessages[locale].problems[problem][0]! })
      .waitFor();

  it('is read without the full stop, bracket or parameter that a mail program appended', async () => {
    expect(reference).not.to.equal('');
    for (const base of ['', '/en'])
      for (const appended of ['.', ')', '>', '&utm_source=mail']) {
        await open(`${base}/answer#${token}${appended}`);
        await page.locator('h1').getByText(reference).waitFor();
      }
  });

  it('says on every page that the mail program cut it, instead of "opening" for ever', async () => {
    for (const name of PAGES) {
      await open(`/${name}`);
      await reads('missing');
      await open(`/en/${name}#${token.slice(0, 40)}`);
      await reads('cut', 'en');
      const opening = page.getByText(/Abriendo|Opening/);
      expect(await opening.count(), name).to.equal(0);
    }
    await expectAccessible(page);
  });

  it('leads from each page of another kind to its own', async () => {
    for (const name of [...PAGES.filter((one) => one !== 'answer'), 'packet', 'price']) {
      await open(`/${name}#${token}`);
      await reads('otherKind');
    }
    await page.getByRole('link', { name: linkMessages.es.rightPage }).click();
    await page.locator('h1').getByText(reference).waitFor();
  });

  it('erases what any link opened more than 30 days ago', async () => {
    await open(`/answer#${token}`);
    await page.locator('h1').getByText(reference).waitFor();
    const kept = { days29: 29, days31: 31 };
    for (const [name, days] of Object.entries(kept))
      await page.evaluate(
        `localStorage.setItem('link ${name}', JSON.stringify({ readAt: Date.now() - ${days} * 86400000 }))`,
      );
    await open(`/answer#${token}`);
    await page.locator('h1').getByText(reference).waitFor();
    await soon(async () =>
      expect(await keys())
        .to.include('link days29')
        .and.not.include('link days31'),
    );
    await page.evaluate(`localStorage.removeItem('link days29')`);
  });

  it('says that it has ended, and forgets what it showed', async () => {
    await open(`/answer#${token}`);
    await page.locator('h1').getByText(reference).waitFor();
    await soon(async () => expect(await keys()).to.include('link '));
    await page.evaluate(
      `location.hash = '${token.slice(0, 64)}${token.endsWith('A') ? 'B' : 'A'}'; undefined`,
    );
    await reads('gone');
    takeErrors(page);
    await soon(async () => expect(await keys()).not.to.include('link '));
  });
});
