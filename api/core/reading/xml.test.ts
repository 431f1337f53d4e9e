import { expect } from 'chai';
import { xmlElements } from './xmlElements.ts';
import { isXml, xmlText } from './xmlText.ts';

const bill = (more = '', name = 'Peñasco') =>
  `<f:Bill xmlns:f="x:y" Name="${name}">${more}</f:Bill>`;
const wanted = { names: ['Bill'], without: 'Extra' };
const nameIn = (content: Buffer) => xmlElements(xmlText(content), wanted)[0]?.attributes.Name;

describe('The text of an XML', () => {
  const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>\n${bill()}`;
  const utf16 = (text: string) => Buffer.from(text, 'utf16le');
  for (const [what, content] of Object.entries({
    'UTF-8': Buffer.from(declared('UTF-8')),
    'UTF-8 with a mark': Buffer.from(`\uFEFF${declared('UTF-8')}`),
    'ISO-8859-1': Buffer.from(declared('ISO-8859-1'), 'latin1'),
    'Windows-1252 that says it is UTF-8': Buffer.from(declared('UTF-8'), 'latin1'),
    'Windows-1252 that says nothing': Buffer.from(bill(), 'latin1'),
    'UTF-8 that says it is UTF-16': Buffer.from(declared('UTF-16')),
    'UTF-16 with a mark': utf16(`\uFEFF${declared('UTF-16')}`),
    'UTF-16 without a mark': utf16(declared('UTF-16')),
    'UTF-16 with the other order': utf16(`\uFEFF${declared('UTF-16')}`).swap16(),
    'an encoding that nobody knows': Buffer.from(declared('X-NONE')),
    'no declaration': Buffer.from(bill()),
    'blank lines before it': Buffer.from(`\r\n\n  ${declared('UTF-8')}`),
  }))
    it(`is read: ${what}`, () => expect(nameIn(content)).to.equal('Peñasco'));

  it('is told from a web page and from other texts', () => {
    for (const text of [bill(), '<?xml version="1.0"?><a/>', '<a>', '<!-- a --><a/>'])
      expect(isXml(text), text).to.equal(true);
    for (const text of ['', '<', '<3', 'a <b>', '<!doctype html><p>', '<html><p>', '{"a": "<b>"}'])
      expect(isXml(text), text).to.equal(false);
  });
});

describe('The elements of an XML', () => {
  const found = (text: string) => xmlElements(text, wanted).map(({ name }) => name);

  it('are read without what others added, well-formed or not', () => {
    for (const more of ['a & b', '<ad:Order n="1"/>', '<br>', '<a b=1/>', 'x'.repeat(300_000)])
      for (const name of ['f:Extra', 'Extra'])
        expect(found(bill(`<${name} a="b">${more}</${name}>`)), more).to.deep.equal(['Bill']);
    expect(found(bill('<f:Extra/>'))).to.deep.equal(['Bill']);
    expect(found(bill('<f:Extra>a & b</f:Extra><f:Extra>&</f:Extra>'))).to.deep.equal(['Bill']);
  });

  it('are read without what follows the end', () => {
    expect(found(`${bill()}\n a & b <c>`)).to.deep.equal(['Bill']);
  });

  it('are not read where the rest is not well-formed', () => {
    for (const text of [
      bill('a & b'),
      bill('<a>'),
      bill().slice(0, -3),
      bill('<Extras>&</Extras>'),
    ])
      expect(() => xmlElements(text, wanted), text).to.throw();
  });
});
