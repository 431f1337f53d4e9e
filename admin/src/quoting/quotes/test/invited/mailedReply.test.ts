import { buildCarrier } from '../../../../../../api/network/carriers/test/factory.ts';
import { buildCompany } from '../../../../../../api/network/companies/test/factory.ts';
import { buildInvitation } from '../../../../../../api/quoting/invitations/test/factory.ts';
import {
  mailOf,
  receiveReply,
} from '../../../../../../api/quoting/invitations/test/replies/factory.ts';
import { buildQuote } from '../../../../../../api/quoting/quotes/test/factory.ts';
import { expectAccessible } from '../../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../../api/testing/browser.ts';
import { say } from '../../../../../../api/testing/say.ts';
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
});
