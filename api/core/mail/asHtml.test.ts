import { expect } from 'chai';
import { newPage } from '../../testing/browser.ts';
import { asSentence } from '../i18n/asSentence.ts';
import { asHtml } from './asHtml.ts';
import type { Message } from './message.ts';

const message: Message = {
  kind: 'invitation_sent',
  locale: 'es',
  subject: 'Solicitud de cotización Q-00012',
  lines: [asSentence('Llame a Puente Logistics, S.A. de C.V.'), `${'operaciones.'.repeat(6)}mx`],
  facts: [['Comentarios', `Maniobras por su cuenta\n${'https://portal.example/'.repeat(6)}`]],
  link: { label: 'Enviar tarifa', path: '/answer' },
};

describe('A mail as HTML', function () {
  this.timeout(60_000);

  it('is no wider than a phone with a long address in it, and keeps the lines that a person typed', async () => {
    const page = await newPage({ width: 390, path: 'about:blank' });
    await page.setContent(asHtml({ message, url: 'https://anden.example/answer' }));
    expect(await page.evaluate('document.documentElement.scrollWidth')).to.equal(390);
    expect(await page.locator('td', { hasText: /^Maniobras/ }).innerText()).to.include('cuenta\n');
    expect(await page.locator('p', { hasText: 'Llame' }).innerText()).to.match(/C\.V\.$/);
    await page.close();
  });
});
