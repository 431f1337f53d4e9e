import { buildCarrier } from '../../../../../../api/network/carriers/test/factory.ts';
import { buildCompany } from '../../../../../../api/network/companies/test/factory.ts';
import { buildInvitation } from '../../../../../../api/quoting/invitations/test/factory.ts';
import {
  mailOf,
  mailWithFiles,
  receiveReply,
} from '../../../../../../api/quoting/invitations/test/replies/factory.ts';
import { buildQuote } from '../../../../../../api/quoting/quotes/test/factory.ts';
import { expectAccessible } from '../../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../../api/testing/browser.ts';
import { say } from '../../../../../../api/testing/say.ts';
import { PDF, photo } from '../../../../../../api/testing/base/smallFiles.ts';
import { buildUser } from '../../../../../../api/platform/users/test/factory.ts';

describe('a mail in reply to an invitation', function () {
  this.timeout(120_000);

  /** The form that a broker opens for a carrier with two replies by mail, the newer one with a rate. */
  async function openReply(locale: 'es' | 'en', width: number) {
    const { id: companyId } = await buildCompany();
    const { email } = await buildUser({ companyId });
    const { id: carrierId } = await buildCarrier({ companyId });
    const { id: quoteId } = await buildQuote({ companyId });
    const invitation = await buildInvitation({ quoteId, carrierId });
    const before = new Date(Date.now() - 60_000);
    await receiveReply(invitation, mailOf('\xbfA qu\xe9 hora cargan?'), before);
    await receiveReply(invitation, mailOf('Va en $18,500 USD + IVA\r\n\r\nSaludos\r\nRoc\xedo'));
    const path = `/admin/quotes/${quoteId}/view`;
    const page = await newPage({ user: email, path, locale, width });
    const name = new RegExp(`^${say('quotes.mailed.action', {}, locale)}`);
    await page.getByRole('button', { name }).first().click();
    return { page, dialog: page.getByRole('dialog') };
  }

  it('fills the form beside its original, which one press registers', async () => {
    const { page, dialog } = await openReply('es', 1366);
    await dialog.getByText('Respuesta leída: $18,500.00 USD + IVA').waitFor();
    await dialog.getByText('<rocio@fletes.test>').waitFor();
    await dialog.locator('mark', { hasText: '$18,500' }).waitFor();
    await expectAccessible(page);
    await dialog.getByLabel(say('quotes.call.reportedBy')).fill('Rocío Luna');
    await dialog.locator('button[type=submit]').click();
    await page.getByText(say('quotes.mailed.done')).waitFor();
    await page.getByText('$18,500.00').first().waitFor();
    await page.close();
  });

  it('is chosen among several, in English on a phone', async () => {
    const { page, dialog } = await openReply('en', 390);
    await dialog.getByText('Reply read: $18,500.00 USD').waitFor();
    await dialog.getByLabel(say('quotes.reply.which', {}, 'en')).click();
    await page.getByRole('option').last().click();
    await dialog.getByText(say('quotes.reply.unclear.question', {}, 'en')).waitFor();
    await expectAccessible(page);
    await page.close();
  });

  /** The page of a quote with a carrier's reply that has a policy and a photo whose name says nothing. */
  async function openQuote(
    locale: 'es' | 'en',
    width: number,
    invited: Parameters<typeof buildInvitation>[0] = {},
  ) {
    const { id: companyId } = await buildCompany();
    const { email } = await buildUser({ companyId });
    const { id: carrierId } = await buildCarrier({ companyId });
    const { id: quoteId } = await buildQuote({ companyId, status: 'rated' });
    const invitation = await buildInvitation({ quoteId, carrierId, ...invited });
    const files = {
      'Poliza 2026.pdf': PDF,
      'IMG_2041.jpeg': photo(),
      'ruta.xlsx': Buffer.from('x'),
    };
    await receiveReply(invitation, mailWithFiles('Va en $18,500 USD + IVA', files));
    return newPage({ user: email, path: `/admin/quotes/${quoteId}/view`, locale, width });
  }

  it('offers its files as documents, of which a press keeps one', async () => {
    const page = await openQuote('es', 1366);
    const button = (name: string) =>
      page.getByRole('button', { name: new RegExp(`^${name}`) }).first();
    await button(say('quotes.mailed.action')).click();
    const files = page.getByRole('region', { name: say('quotes.reply.files') });
    await files.getByText('ruta.xlsx').waitFor();
    await expectAccessible(page);
    const keep = (name: string) =>
      files.getByRole('button', { name: `${say('quotes.reply.keep')}: ${name}` });
    await files.getByText(say('documents.type.insurance_cover')).waitFor();
    await page.locator(`button:disabled[aria-label$="IMG_2041.jpeg"]`).waitFor();
    await keep('Poliza 2026.pdf').click();
    await page.getByText(say('quotes.reply.kept')).waitFor();
    await keep('Poliza 2026.pdf').waitFor({ state: 'detached' });
    const type = say('documents.type.insurance_cover');
    await files.getByText(say('quotes.reply.keptAs', { type })).waitFor();
    await page.close();
  });

  it('is recorded as late where its carrier missed the deadline, on a phone', async () => {
    const missed = { status: 'not_available', closeReason: 'expired' } as const;
    const deadlineAt = new Date(Date.now() - 3_600_000);
    const page = await openQuote('en', 390, { ...missed, deadlineAt });
    const name = new RegExp(`^${say('quotes.lateReply.action', {}, 'en')}`);
    await page.getByRole('button', { name }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Reply read: $18,500.00 USD').waitFor();
    await dialog.getByText(say('quotes.lateReply.help', {}, 'en')).waitFor();
    await expectAccessible(page);
    await dialog.locator('button[type=submit]').click();
    await page.getByText(say('quotes.lateReply.done', {}, 'en')).waitFor();
    await page.close();
  });

  it('can be read where its carrier can no longer answer', async () => {
    const page = await openQuote('es', 390, { status: 'dismissed' });
    const name = new RegExp(`^${say('quotes.readReply.action')}`);
    await page.getByRole('button', { name }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Va en $18,500 USD + IVA').waitFor();
    await dialog.getByText(say('quotes.readReply.help')).waitFor();
    await dialog.getByText('Poliza 2026.pdf').waitFor();
    await expectAccessible(page);
    await page.close();
  });
});
