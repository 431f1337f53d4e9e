import { expect } from 'chai';
import type { Column } from './sheet.ts';
import { email, phone } from './addresses.ts';
import { postalCode } from './cells.ts';
import { column } from './columns.ts';
import { money } from './numbers.ts';
import { parseRow } from './parseRow.ts';
import { putWeight, weight, weightUnit } from './weights.ts';

type Cells = Partial<Record<string, string>>;

const heading = { es: 'Columna', en: 'Column' };
const COLUMNS: Record<string, Column> = {
  text: column('text', heading),
  postalCode: column('postalCode', heading, postalCode),
  phone: column('phone', heading, phone),
  email: column('email', heading, email),
  cost: column('cost', heading, money(4, 'USD')),
  weight: { ...column('weight', heading, weight), finish: putWeight },
  weightUnit: column('weightUnit', heading, weightUnit),
};

function parsed(cells: Cells) {
  const names = Object.keys(cells);
  const columns = names.map((name) => COLUMNS[name]!);
  return parseRow(2, Object.values(cells) as string[], columns, 'day');
}

function inputOf(cells: Cells): unknown {
  const { input, errors } = parsed(cells);
  expect(errors, JSON.stringify(cells)).to.deep.equal({});
  return input;
}

describe('A cell', () => {
  it('that an exporter protected is read without its protection', () => {
    for (const cell of ['="06600"', "'06600", '\u001f06600', '6600', '\u200b06600'])
      expect(inputOf({ postalCode: cell }), cell).to.deep.equal({ postalCode: '06600' });
    expect(inputOf({ postalCode: '780451234' })).to.deep.equal({ postalCode: '78045-1234' });
    expect(inputOf({ text: "'1A2B" })).to.deep.equal({ text: '1A2B' });
    expect(inputOf({ text: '="GODE561231GR8"' })).to.deep.equal({ text: 'GODE561231GR8' });
    expect(inputOf({ text: "'Til Dawn Trucking" })).to.deep.equal({ text: "'Til Dawn Trucking" });
  });

  it('with a hyphen is blank', () => {
    expect(inputOf({ text: '-', cost: '—', weight: '-', weightUnit: '-' })).to.deep.equal({});
  });

  it('of which a spreadsheet lost the digits is refused with the remedy', () => {
    for (const name of ['text', 'phone', 'postalCode'])
      expect(parsed({ [name]: '5.28112E+11' }).errors[name]!.en).to.match(/format it as text/);
  });

  it('has one phone or e-mail, and what it has besides is noted', () => {
    const two = parsed({ phone: '8112345678 / 8187654321', email: 'a@flete.test; B@flete.test' });
    expect(two.input).to.deep.equal({ phone: '8112345678', email: 'a@flete.test' });
    expect(two.notes!.map(({ field, message }) => [field, message.en])).to.deep.equal([
      ['phone', 'It also has 8187654321: add it to the contacts as another phone'],
      ['email', 'It also has b@flete.test: add it to the contacts as another e-mail'],
    ]);
    expect(parsed({ phone: '81 8345 6789 ext. 12' }).notes![0]!.message.es).to.include('ext. 12');
    expect(parsed({ email: 'Ana <ana@flete.test>' })).to.deep.include({
      input: { email: 'ana@flete.test' },
      notes: [],
    });
  });

  it('has a weight with its unit, in any order of the columns', () => {
    const kilograms = { weight: '22000', weightUnit: 'kg' };
    for (const cells of [
      { weight: '22 ton' },
      { weight: '22', weightUnit: 't' },
      { weightUnit: 'Toneladas', weight: '22' },
      { weight: '22,000 kg' },
      { weight: '22000', weightUnit: 'kgs' },
    ])
      expect(inputOf(cells), JSON.stringify(cells)).to.deep.equal(kilograms);
    expect(inputOf({ weight: '22.5 t' })).to.deep.equal({ weight: '22500', weightUnit: 'kg' });
    expect(inputOf({ weight: '48,000', weightUnit: 'Lbs.' })).to.deep.equal({
      weight: '48000',
      weightUnit: 'lb',
    });
    expect(inputOf({ weight: '18,500.5' })).to.deep.equal({ weight: '18500.5' });
    for (const cells of [{ weight: '22 ton', weightUnit: 'lb' }, { weight: '22 tarimas' }])
      expect(parsed(cells).errors).to.have.keys('weight');
    expect(parsed({ weight: '22,5 t' }).errors.weight!.en).to.match(/did you mean 22.5\?$/);
  });

  it('of a row of totals is no record', () => {
    expect(parsed({ text: 'TOTAL', cost: '1.5' }).errors['']!.es).to.match(
      /^Parece la fila de totales/,
    );
    expect(parsed({ text: 'Total', phone: '8112345678 ext. 1' }).errors).to.deep.equal({});
  });

  it('has an amount with words, in the currency of its column', () => {
    for (const [cell, cost] of Object.entries({
      '2.85 dlls': '2.85',
      'USD 1.75': '1.75',
      '$2.85': '2.85',
      '2.85 + IVA': '2.85',
    }))
      expect(inputOf({ cost: cell }), cell).to.deep.equal({ cost });
    for (const cell of ['18 pesos', '2.85 IVA incluido', '1,85', 'mucho'])
      expect(parsed({ cost: cell }).errors, cell).to.have.keys('cost');
  });
});
