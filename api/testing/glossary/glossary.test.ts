import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NEVER, neverSaid } from './never.ts';
import { allTexts, type Text } from './texts.ts';

describe('The texts of the product', () => {
  let texts: Text[];

  before(async function () {
    this.timeout(60_000);
    texts = await allTexts();
  });

  it('include those of the interface, the site, mails, printed documents, exports and errors', () => {
    for (const [place, text] of SAMPLES) {
      const there = texts.filter(({ at }) => at.startsWith(place)).map((each) => each.text);
      expect(there, place).to.include(text);
    }
  });

  for (const locale of ['es', 'en'] as const) {
    it(`contain no word that the glossary excludes: ${locale}`, () => {
      const found = texts
        .filter((each) => each.locale === locale)
        .flatMap(({ text, at }) => neverSaid(text, locale).map((why) => `${at} ${text}: ${why}`));
      expect(found).to.deep.equal([]);
    });
  }
});

describe('The list of excluded words', () => {
  it('finds whole words in any case, and whole texts where specified', () => {
    expect(neverSaid('Su Bróker asigna', 'es')).to.have.length(1);
    expect(neverSaid('The load was Cancelled', 'en')).to.have.length(1);
    expect(neverSaid('Log', 'en')).to.have.length(1);
    expect(neverSaid('Log a call with the carrier', 'en')).to.deep.equal([]);
  });

  it('allows a text only where the specification defines it', () => {
    for (const { text, quotes } of NEVER.allowed) expect(quotes, text).to.be.a('string');
  });

  it("is equal to the glossary's, including the replacements", () => {
    const glossary = readFileSync(join(import.meta.dirname, 'glossary.md'), 'utf8').toLowerCase();
    for (const word of ['ronda', 'flete en falso', 'requote', 'activity log', 'proof documents'])
      expect(glossary).to.include(word);
  });
});

/** A text of each source, so that a source that is no longer read fails the test. */
const SAMPLES = [
  ['admin/src/quoting/quotes/', 'Antes de decidir'],
  ['admin/src/core/i18n/reactAdminSpanish.ts', 'Seleccionar todo'],
  ['landing/src/carriers/', 'What carriers say'],
  ['landing/src/privacy/', 'Aviso de privacidad'],
  ['api/platform/identity/', 'Inicia sesión'],
  ['api/guide/es/', '# Primera llamada'],
  ['api/quoting/invitations/sheet/link.ts', 'Enviar tarifa'],
  ['api/trip/rateConfirmations/', 'Confirmación de tarifa'],
  ['api/quoting/quotes/labels.en.yaml', 'Pieces'],
  ['api/core/contract/errors.yaml', 'Su acceso es de solo lectura.'],
  ['api/compliance/documents/labels.es.yaml', 'Acta constitutiva'],
  ['db/seeds/', 'Caja seca 53 pies'],
] as const;
