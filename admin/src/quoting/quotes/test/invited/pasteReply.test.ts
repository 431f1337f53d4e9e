import type { Locator } from 'playwright-core';
import { buildCarrier } from '../../../../../../api/network/carriers/test/factory.ts';
import { buildCompany } from '../../../../../../api/network/companies/test/factory.ts';
import { buildInvitation } from '../../../../../../api/quoting/invitations/test/factory.ts';
import { buildQuote } from '../../../../../../api/quoting/quotes/test/factory.ts';
import { expectAccessible } from '../../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../../api/testing/browser.ts';
import { as } from '../../../../../../api/testing/client.ts';
import { say } from '../../../../../../api/testing/say.ts';
import { buildUser } from '../../../../../../api/platform/users/test/factory.ts';

describe("a carrier's pasted reply", function () {
  this.timeout(120_000);

  it('fills the form of its rate, which one press registers', async () => {
    const { page, dialog } = await openCall('es', 1366);
    const text = 'Va, $18,500 USD + IVA, unidad disponible 8am\n\nSaludos\nRocío, 81 5550 0211';
    await paste(dialog, text, 'es');
    await dialog.getByText('Respuesta leída: $18,500.00 USD + IVA').waitFor();
    await dialog.locator('mark', { hasText: '$18,500' }).waitFor();
    await expectAccessible(page);
    await dialog.getByLabel(say('quotes.call.reportedBy')).fill('Rocío Luna');
    await dialog.locator('button[type=submit]').click();
    await page.getByText(say('quotes.call.done')).waitFor();
    await page.getByText('$18,500.00').first().waitFor();
    await page.close();
  });

  it('fills the rejection with its reason, in English on a phone', async () => {
    const { page, dialog } = await openCall('en', 390);
    await paste(dialog, "Sorry, we don't cover Oklahoma", 'en');
    await dialog.getByText('Reply read: Rejects the request').waitFor();
    await expectAccessible(page);
    await dialog.locator('button[type=submit]').click();
    await page.getByText('Call logged').waitFor();
    await page.close();
  });

  it('leaves to the broker what two people could read differently', async () => {
    const { page, dialog } = await openCall('es', 390);
    await paste(dialog, '18.500 más IVA', 'es');
    await dialog.getByText(say('quotes.reply.unclear.rate')).waitFor();
    await dialog.getByRole('button', { name: '$18,500.00 USD' }).click();
    await dialog.locator('input[name="rate.allIn"]').waitFor();
    await dialog.getByRole('button', { name: say('quotes.reply.again') }).click();
    await dialog.getByLabel(say('quotes.reply.text')).waitFor();
    await page.close();
  });

  it('is recorded as a late rate where its carrier missed the deadline', async () => {
    const { id: companyId } = await buildCompany();
    const { email: user } = await buildUser({ companyId });
    const { id: carrierId } = await buildCarrier({ companyId });
    const { id: quoteId } = await buildQuote({ companyId, status: 'rated' });
    const deadlineAt = new Date(Date.now() - 3_600_000);
    const missed = { status: 'not_available', closeReason: 'expired', deadlineAt } as const;
    await buildInvitation({ quoteId, carrierId, ...missed });
    const page = await newPage({ user, path: `/admin/quotes/${quoteId}/view`, width: 390 });
    const name = new RegExp(`^${say('quotes.lateReply.action')}`);
    await page.getByRole('button', { name }).first().click();
    const dialog = page.getByRole('dialog');
    await paste(dialog, 'Perdón la demora, va en 19,200 USD + IVA', 'es');
    await dialog.getByText('Respuesta leída: $19,200.00 USD + IVA').waitFor();
    await dialog.locator('button[type=submit]').click();
    await page.getByText(say('quotes.lateReply.done')).waitFor();
    await page.close();
  });
});

/** The form of a call with an invited carrier, on a page in a language. */
async function openCall(locale: 'es' | 'en', width: number) {
  const { id: companyId } = await buildCompany();
  const broker = await buildUser({ companyId });
  const carrier = await buildCarrier({ companyId });
  const { id: quoteId } = await buildQuote({ companyId, targetRate: '18500.00' });
  await as(broker).post(`/api/quotes/${quoteId}/send`, { carrierIds: [carrier.id] });
  const path = `/admin/quotes/${quoteId}/view`;
  const page = await newPage({ user: broker.email, path, locale, width });
  const name = locale === 'es' ? /^Registrar llamada/ : /^Log a call/;
  await page.getByRole('button', { name }).first().click();
  return { page, dialog: page.getByRole('dialog') };
}

async function paste(dialog: Locator, text: string, locale: 'es' | 'en') {
  const words = (key: string) => say(key, {}, locale);
  await dialog.getByRole('button', { name: words('quotes.reply.paste') }).click();
  await dialog.getByLabel(words('quotes.reply.text')).fill(text);
  await dialog.getByRole('button', { name: words('quotes.reply.read') }).click();
}
