import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildInvitation } from '../api/quoting/invitations/test/factory.ts';
import { Invitation } from '../api/quoting/invitations/Invitation.ts';
import { Rate } from '../api/quoting/invitations/Rate.ts';
import { buildToken } from '../api/platform/links/test/factory.ts';
import { buildQuote } from '../api/quoting/quotes/test/factory.ts';
import { expectAccessible } from '../api/testing/accessible.ts';
import { expectOnlyOffline, newPage, type PageOptions } from '../api/testing/browser.ts';
import { keptByWorker } from '../api/testing/browser/keptByWorker.ts';
import { soon } from '../api/testing/browser/soon.ts';
import { Quote } from '../api/quoting/quotes/Quote.ts';
import { answerMessages } from './src/links/answer/messages.ts';
import { linkMessages } from './src/links/messages.ts';

describe('The page on which a carrier answers by link', function () {
  this.timeout(120_000);

  async function invited(options: PageOptions = {}) {
    const quote = await buildQuote({ targetRate: '1600.00' });
    const invitation = await buildInvitation({ quoteId: quote.id });
    const party = { subjectId: invitation.id, partyId: invitation.carrierId };
    const token = await buildToken({ kind: 'answer', ...party });
    const page = await newPage({ width: 390, height: 844, ...options });
    const address = `${options.locale === 'en' ? '/en' : ''}/answer#${token}`;
    await page.goto(address);
    await page.getByText('Monterrey, Nuevo León → Dallas, Texas').waitFor();
    return { invitation, page, address };
  }

  const statusOf = async ({ id }: Invitation) => (await Invitation.query().findById(id))!.status;
  const ratesOf = ({ id }: Invitation) =>
    Rate.query().where({ invitationId: id }).orderBy('version');
  const send = (page: Page) =>
    page
      .getByRole('button', { name: /tarifa$/ })
      .first()
      .click();

  it('takes a rate by parts and a better one, and shows each', async () => {
    const { invitation, page } = await invited();
    await page.getByText('$1,600.00 USD').waitFor();
    await page.getByRole('timer').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Cómo cotiza').selectOption('parts');
    await page.getByLabel('Flete').fill('1.200,00');
    await send(page);
    await page.getByText('¿Quiso decir 1,200.00?').waitFor();
    await page.getByLabel('Flete').fill('1,200');
    await page.getByLabel('Casetas').fill('50.50');
    await send(page);
    await page.getByText('Tarifa enviada: $1,250.50 USD').waitFor();
    await page.getByText('Gracias por su respuesta.').waitFor();
    await page.getByLabel('Tarifa todo incluido').fill('1150');
    await page.getByRole('button', { name: 'Mejorar tarifa' }).click();
    await page.getByText('Tarifa enviada: $1,150.00 USD').waitFor();
    expect((await ratesOf(invitation)).map(({ total }) => total)).to.deep.equal([
      '1250.50',
      '1150.00',
    ]);
    await expectAccessible(page);
    await page.close();
  });

  it('asks once more before it sends a rate far from the target rate, in words and in the currency of the rate', async () => {
    const { invitation, page } = await invited();
    await page.getByLabel('Tarifa todo incluido').fill('48,500');
    await send(page);
    await page
      .getByText('$48,500.00 USD está > 999% por encima de la tarifa objetivo, $1,600.00 USD.')
      .waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Corregir' }).click();
    expect(await ratesOf(invitation)).to.deep.equal([]);
    await page.getByLabel('Tarifa todo incluido').fill('700');
    await send(page);
    await page.getByText('$700.00 USD está 56% por debajo de la tarifa objetivo').waitFor();
    await page.getByRole('button', { name: 'Sí, continuar' }).click();
    await page.getByText('Tarifa enviada: $700.00 USD').waitFor();
    await page.close();
  });

  it('says that a person opened it when one presses something, and not when it is only shown', async () => {
    const { invitation, page } = await invited();
    await page.evaluate(
      `for (const type of ['pointerdown', 'keydown', 'click', 'scroll', 'mousemove'])
        document.body.dispatchEvent(new Event(type, { bubbles: true })); undefined`,
    );
    await page.reload();
    await page.getByRole('timer').waitFor();
    expect(await statusOf(invitation)).to.equal('sent');
    const opened = page.waitForResponse(/\/open$/);
    await page.locator('h1').click();
    await opened;
    expect(await statusOf(invitation)).to.equal('in_contact');
    await page.close();
  });

  it('keeps what is typed without a network and after the tab was closed, sends it once, and erases it', async () => {
    const { invitation, page, address } = await invited();
    const context = page.context();
    await page.getByLabel('Tarifa todo incluido').fill('1400');
    await page.getByLabel('Comentario para el broker').first().fill('Sale mañana');
    const second = await context.newPage();
    await second.goto(address);
    await second.getByText('Monterrey, Nuevo León → Dallas, Texas').waitFor();
    await soon(async () =>
      expect(await second.getByLabel('Tarifa todo incluido').inputValue()).to.equal('1400'),
    );
    await context.setOffline(true);
    await send(second);
    await second.getByText(/^Sin conexión\. Su respuesta está guardada/).waitFor();
    await second.close();
    expect(await ratesOf(invitation)).to.deep.equal([]);
    await context.setOffline(false);
    const third = await context.newPage();
    await third.goto(address);
    await third.getByText('Tarifa enviada: $1,400.00 USD').waitFor();
    expect((await ratesOf(invitation)).map(({ total }) => total)).to.deep.equal(['1400.00']);
    const typed = `Object.entries(localStorage).filter(([name]) => !name.startsWith('link ')).join()`;
    await soon(async () => expect(await third.evaluate(typed)).to.not.include('1400'));
    await third.close();
    await page.getByText('Tarifa enviada: $1,400.00 USD').waitFor();
    await page.close();
  });

  it('takes "can cover, price later", a rejection with a reason, and its undoing', async () => {
    const { invitation, page } = await invited({ theme: 'dark' });
    await page.getByRole('button', { name: 'Puedo cubrirla; envío tarifa luego' }).click();
    await page.getByText('Avisó que puede cubrirla').waitFor();
    await page.getByText('No puedo cubrirla').click();
    await page.getByLabel('Motivo').selectOption('no_availability');
    await page.getByRole('button', { name: 'Rechazar solicitud' }).click();
    await page.getByText('Usted rechazó esta solicitud').waitFor();
    expect(await statusOf(invitation)).to.equal('rejected_by_carrier');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Deshacer rechazo' }).click();
    await page.getByRole('button', { name: 'Enviar tarifa' }).waitFor();
    expect(await statusOf(invitation)).to.equal('available');
    await page.close();
  });

  for (const locale of ['es', 'en'] as const) {
    const t = answerMessages[locale];
    it(`takes the newest rate where a second one is sent while the first is on its way, ${locale}`, async () => {
      const { invitation, page } = await invited({ locale });
      const sending = page.getByRole('button', { name: linkMessages[locale].sending });
      let release = () => {};
      const first = new Promise<void>((resolve) => (release = resolve));
      await page.route(
        '**/rate',
        async (route) => {
          await first;
          await route.continue();
        },
        { times: 1 },
      );
      await page.getByLabel(t.allIn).fill('1750');
      await page.getByRole('button', { name: t.send }).click();
      await sending.waitFor();
      await page.getByLabel(t.allIn).fill('1700');
      await sending.click();
      release();
      await page.getByText('$1,700.00 USD').waitFor();
      expect((await ratesOf(invitation)).at(-1)!.total).to.equal('1700.00');
      await page.unrouteAll();
      await page.context().close();
    });
  }

  it('offers a reading of an amount with words around it as a button that takes it', async () => {
    const { page } = await invited();
    for (const [typed, offer] of [
      ['18,500 + IVA', '18,500'],
      ['$ 1,750.50 USD', '1,750.50 USD'],
      ['1750 usd', '1,750 USD'],
      ["1'750", '1,750'],
      ['18 mil', '18,000'],
    ] as const) {
      await page.getByLabel('Tarifa todo incluido').fill(typed);
      await send(page);
      await page.getByRole('button', { name: offer, exact: true }).click();
      await soon(async () => {
        const taken = await page.getByLabel('Tarifa todo incluido').inputValue();
        expect(`${offer} `).to.include(`${taken} `);
      });
    }
    await page.getByLabel('Tarifa todo incluido').fill('5555555555456');
    await send(page);
    await page.getByText(/está > 999% por encima de la tarifa objetivo/).waitFor();
    await page.close();
  });

  it('preselects no reason for a rejection, and names a low target rate only where there is one', async () => {
    const { invitation, page } = await invited();
    await page.getByText('No puedo cubrirla').click();
    await page.getByRole('button', { name: 'Rechazar solicitud' }).click();
    await page.getByText('Este campo es necesario').waitFor();
    expect(await statusOf(invitation)).not.to.equal('rejected_by_carrier');
    const reasons = page.getByLabel('Motivo').locator('option');
    await soon(async () =>
      expect(await reasons.allInnerTexts()).to.include('Tarifa objetivo muy baja'),
    );
    await Quote.query().findById(invitation.quoteId).patch({ targetRate: null });
    await page.reload();
    await page.getByText('No puedo cubrirla').click();
    await soon(async () =>
      expect(await reasons.allInnerTexts()).not.to.include('Tarifa objetivo muy baja'),
    );
    await page.close();
  });

  it('opened without a network shows the load and when it was read, and that an answer waits', async () => {
    const { page } = await invited({ hasWorker: true });
    await page.getByText('$1,600.00 USD').waitFor();
    await keptByWorker(page);
    await page.context().setOffline(true);
    await page.getByLabel('Tarifa todo incluido').fill('1500');
    await send(page);
    await page.getByText(/^Sin conexión\. Su respuesta está guardada/).waitFor();
    await page.reload();
    await page.getByText(/^Sin conexión\. Lo que ve se leyó el/).waitFor();
    await page.getByText('Monterrey, Nuevo León → Dallas, Texas').waitFor();
    await page.getByText(/^Sin conexión\. Su respuesta está guardada/).waitFor();
    await page.context().setOffline(false);
    await page.getByText('Tarifa enviada: $1,500.00 USD').waitFor();
    await page
      .getByText(/^Sin conexión/)
      .first()
      .waitFor({ state: 'hidden' });
    expectOnlyOffline(page);
    await page.context().close();
  });

  it('is in English, and shows how the request ended', async () => {
    const { invitation, page } = await invited({ locale: 'en' });
    await Invitation.query()
      .findById(invitation.id)
      .patch({ status: 'not_available', closeReason: 'expired', closedAt: new Date() });
    await page.reload();
    await page.getByText('The quote is no longer available').waitFor();
    await page.getByText('Thank you for your answer.').waitFor();
    await page.getByText('Reason: Deadline passed').waitFor();
    expect(await page.getByRole('button', { name: 'Send rate' }).isVisible()).to.equal(false);
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.getByRole('status').getByText('Thank you for your answer.').waitFor();
    expect(await statusOf(invitation)).to.equal('answered');
    await page.close();
  });

  it('says that a link is not valid', async () => {
    const page = await newPage({ width: 390 });
    await page.goto(`/answer#${'A'.repeat(65)}`);
    await page.getByText('Este enlace ya no es válido').waitFor();
    await expectAccessible(page);
    await page.close();
  });
});
