import { expect } from 'chai';
import { markedParts } from './markedParts.ts';

describe('markedParts', () => {
  it('are the whole text, each part with the first of its marks', () => {
    const text = 'De Apodaca a Laredo hoy';
    const parts = markedParts(text, [
      { start: 13, end: 19, kind: 'asked' },
      { start: 3, end: 19, kind: 'read' },
      { start: 20, end: 23, kind: 'rest' },
    ]);
    expect(parts.map(({ words }) => words).join('')).to.equal(text);
    expect(parts.map(({ words, kind }) => [words, kind])).to.deep.equal([
      ['De ', undefined],
      ['Apodaca a ', 'read'],
      ['Laredo', 'asked'],
      [' ', undefined],
      ['hoy', 'rest'],
    ]);
  });

  it('are the text alone where nothing is marked, and none of an empty text', () => {
    expect(markedParts('Hola', [])).to.deep.equal([{ start: 0, words: 'Hola', kind: undefined }]);
    expect(markedParts('', [])).to.deep.equal([]);
  });
});
