import { expect } from 'chai';
import { localeFrom, otherLocales, pagePath } from './languages.ts';

describe('Languages', () => {
  it('are read from tags, and the default one stands for a language that the product does not have', () => {
    const tags = ['en-US', 'EN', 'es_MX', 'fr', '', null, undefined];
    expect(tags.map(localeFrom)).to.deep.equal(['en', 'en', 'es', 'es', 'es', 'es', 'es']);
  });

  it('have a prefix in the paths of pages, except the default one', () => {
    expect(pagePath('/answer', 'es')).to.equal('/answer');
    expect(otherLocales('es').map((locale) => pagePath('/answer', locale))).to.include(
      '/en/answer',
    );
  });
});
