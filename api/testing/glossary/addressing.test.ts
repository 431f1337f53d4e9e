import { expect } from 'chai';
import { addressing } from './addressing.ts';
import { allTexts, type Text } from './texts.ts';

describe('The Spanish texts', () => {
  let texts: Text[];

  before(async function () {
    this.timeout(60_000);
    texts = (await allTexts()).filter(({ locale }) => locale === 'es');
  });

  it('say "usted" but on the site, the sign-in pages and in the mail of a registration: pages of links said "tú"', () => {
    const wrong = texts.filter((text) => !addressing.isFamiliarPlace(text.at));
    expect(wrong.filter(({ text }) => addressing.isFamiliar(text))).to.deep.equal([]);
  });

  it('never say "usted" where they say "tú"', () => {
    const wrong = texts.filter((text) => addressing.isFamiliarPlace(text.at));
    expect(wrong.filter(({ text }) => addressing.isFormal(text))).to.deep.equal([]);
    expect(wrong.filter(({ text }) => addressing.isFamiliar(text))).to.not.be.empty;
  });

  it('are told apart by words that only one of both has', () => {
    expect(addressing.isFamiliar('Lo que escribiste sigue aquí')).to.equal(true);
    expect(addressing.isFamiliar('Elige tu equipo')).to.equal(true);
    expect(addressing.isFamiliar('El total de su embarque')).to.equal(false);
    expect(addressing.isFormal('Escriba un número como 1,250')).to.equal(true);
    expect(addressing.isFormal('¿Quién pregunta?')).to.equal(false);
  });
});
