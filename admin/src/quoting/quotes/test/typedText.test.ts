import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildCarrier } from '../../../../../api/network/carriers/test/factory.ts';
import { buildCompany } from '../../../../../api/network/companies/test/factory.ts';
import { buildEquipment } from '../../../../../api/catalogs/equipments/test/factory.ts';
import { buildInvitation } from '../../../../../api/quoting/invitations/test/factory.ts';
import { buildLocation } from '../../../../../api/network/locations/test/factory.ts';
import { buildQuote } from '../../../../../api/quoting/quotes/test/factory.ts';
import { expectAccessible } from '../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../api/testing/browser.ts';
import { soon } from '../../../../../api/testing/browser/soon.ts';
import { say } from '../../../../../api/testing/say.ts';
import { buildUser } from '../../../../../api/platform/users/test/factory.ts';

describe('what was typed for a quote', function () {
  this.timeout(90_000);
  let companyId: string;
  let page: Page;

  beforeEach(async () => {
    ({ id: companyId } = await buildCompany());
    page = await newPage({ user: (await buildUser({ companyId })).email, path: 'about:blank' });
  });

  afterEach(() => page.close());

  it('to assign its load was lost with the page', async () => {
    const { id: quoteId } = await buildQuote({ companyId });
    await buildInvitation({ quoteId, rate: { allIn: '1000.00' } });
    await buildInvitation({ quoteId, rate: { allIn: '1200.00' } });
    await page.goto(`/admin/quotes/${quoteId}/view`);
    const sale = page.getByLabel(say('resources.quotes.fields.saleValue'));
    const comment = page.getByLabel(say('anden.reasons.comment'));
    await page.getByRole('radio').nth(1).check();
    await sale.fill('1,500');
    await page.getByLabel(say('quotes.award.why')).click();
    await page.getByRole('option', { name: say('anden.reasons.other') }).click();
    await comment.fill('Ya conoce el patio');
    await page.reload();
    await page.getByText(say('anden.draft.recovered')).waitFor();
    await soon(async () => expect(await sale.inputValue()).to.match(/^1,?500/));
    await soon(async () => expect(await comment.inputValue()).to.equal('Ya conoce el patio'));
    await expectAccessible(page);
    const panel = page.getByRole('complementary', { name: say('quotes.award.title') });
    await panel.getByRole('button', { name: say('anden.draft.discard') }).click();
    await soon(async () => expect(await sale.inputValue()).to.equal(''));
    await soon(async () => expect(await drafts(page)).to.deep.equal([]));
  });

  it('to invite carriers in rounds was lost with the page', async () => {
    const { id: equipmentId } = await buildEquipment();
    const equipment = { companyId, equipmentList: [equipmentId] };
    const { carrierName } = await buildCarrier(equipment);
    const second = await buildCarrier(equipment);
    const { id } = await buildQuote({ companyId, equipmentId });
    const round = page.getByRole('list', { name: say('quotes.invite.waves') });
    await page.goto(`/admin/quotes/${id}/view`);
    await page.getByRole('checkbox', { name: carrierName, exact: true }).check();
    await page.getByRole('button', { name: say('quotes.invite.addWave') }).click();
    await page.getByRole('checkbox', { name: second.carrierName, exact: true }).check();
    await page.reload();
    await page.getByText(say('anden.draft.recovered')).waitFor();
    await round.waitFor();
    await expectAccessible(page);
    const readAgain = await holdReading(page);
    await page.getByRole('button', { name: say('quotes.invite.action', { count: 2 }) }).click();
    await page.getByText(say('quotes.sent')).waitFor();
    await soon(async () => expect(await drafts(page)).to.deep.equal([]));
    readAgain();
    await round.waitFor({ state: 'detached' });
    await page.getByText(say('anden.draft.recovered')).waitFor({ state: 'detached' });
    await soon(async () => expect(await drafts(page)).to.deep.equal([]));
  });

  it('to dismiss several was offered for others', async () => {
    const [one, other] = [await buildQuote({ companyId }), await buildQuote({ companyId })];
    await page.goto('/admin/quotes');
    const select = (reference: string) =>
      page.getByRole('row').filter({ hasText: reference }).getByRole('checkbox');
    await select(one.reference).check();
    expect(await commentToDismiss(page, 'El cliente canceló')).to.equal('');
    await select(other.reference).check();
    expect(await commentToDismiss(page)).to.equal('');
    await select(other.reference).uncheck();
    expect(await commentToDismiss(page, undefined, true)).to.equal('El cliente canceló');
  });

  it('to find a saved place created another while the saved ones were still loading', async () => {
    const { name } = await buildLocation({ companyId });
    await page.goto('/admin/help');
    const readAgain = await holdReading(page, '**/api/locations?*');
    await page.goto('/admin/quotes/new');
    const place = page.getByRole('combobox', { name: say('anden.place.location') }).first();
    await place.fill(name);
    await page.waitForRequest((request) => request.url().includes(encodeURIComponent(name)));
    await soon(async () =>
      expect(await page.getByRole('option').allInnerTexts()).to.deep.equal([]),
    );
    readAgain();
    await page.getByRole('option').first().waitFor();
    await place.press('ArrowDown');
    await place.press('Enter');
    await soon(async () => expect(await place.inputValue()).to.equal(name));
    expect(await page.getByRole('dialog').count()).to.equal(0);
  });

  it('as the name of a view was lost with its dialog', async () => {
    await buildQuote({ companyId });
    await page.goto('/admin/quotes');
    const name = page.getByRole('dialog').getByLabel(say('anden.views.name'));
    for (const before of ['', 'Urgentes']) {
      await page.getByRole('button', { name: say('anden.views.menu') }).click();
      await page.getByRole('menuitem', { name: say('anden.views.save') }).click();
      if (before) await page.getByText(say('anden.draft.recovered')).waitFor();
      await soon(async () => expect(await name.inputValue()).to.equal(before));
      await name.fill('Urgentes');
      await cancel(page);
    }
  });
});

/** Opens the dialog that dismisses the selected quotes, types a comment if given, and closes it; answers the comment before. */
async function commentToDismiss(page: Page, typed?: string, isKept = false): Promise<string> {
  await page.getByRole('button', { name: say('quotes.dismissMany.action') }).click();
  const comment = page.getByRole('dialog').getByLabel(say('anden.reasons.comment'));
  await comment.waitFor();
  if (isKept) await page.getByText(say('anden.draft.recovered')).waitFor();
  const before = await comment.inputValue();
  if (typed) await comment.fill(typed);
  await cancel(page);
  return before;
}

async function cancel(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('anden.action.cancel') })
    .click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Holds the calls that read, until the returned function is called. */
async function holdReading(page: Page, what = '**/api/**'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(what, async (route) => {
    if (route.request().method() === 'GET') await released;
    await route.continue();
  });
  return release;
}

/** The names of the drafts that the device keeps. */
function drafts(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft ')));
}
