import { expect } from 'chai';
import { readToken } from './readToken.ts';

const TOKEN = 'Ab3-_'.repeat(13);

describe('The token in the address of a link', () => {
  it('is read without what mail programs append to it', () => {
    const appended = [
      '.',
      ',',
      ')',
      '>',
      '"',
      ']',
      '\n',
      '%0A',
      '%22',
      '&utm_source=x',
      '?a=1',
      'x',
      '%',
    ];
    for (const text of ['', ...appended])
      expect(readToken(`#${TOKEN}${text}`), text).to.deep.equal({ token: TOKEN });
  });

  it('is read without what stands before it', () => {
    for (const text of ['%20', '<', '"', '#'])
      expect(readToken(`#${text}${TOKEN}`), text).to.deep.equal({ token: TOKEN });
  });

  it('is missing, or cut', () => {
    for (const hash of ['', '#', '#%20', '#.'])
      expect(readToken(hash).problem, hash).to.equal('missing');
    for (const hash of [`#${TOKEN.slice(1)}`, '#A', `#A.${TOKEN.slice(2)}`])
      expect(readToken(hash).problem, hash).to.equal('cut');
  });
});
