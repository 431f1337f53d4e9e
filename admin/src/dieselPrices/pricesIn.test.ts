import { expect } from 'chai';
import { pricesIn } from './pricesIn.ts';

const cells = { date: '05/01/2026', country: 'México', currency: 'MXN', unit: 'Litro' };

describe('the prices in a file', () => {
  it('are read in the language of its headings, sorted by date', () => {
    const rows = [
      { row: 1, cells: { ...cells, price: '25.50', source: 'x' } },
      { row: 2, cells: { ...cells, date: '2026-01-02', country: 'us', unit: 'GAL', price: '$4' } },
    ];
    const read = pricesIn(rows, 'es').map(({ row, date, country, unit, price }) =>
      [row, date, country, unit, price].join(' '),
    );
    expect(read).to.deep.equal(['2 2026-01-02 US gal 4', '1 2026-01-05 MX l 25.50']);
    expect(pricesIn(rows.slice(0, 1), 'en')[0]!.date).to.equal('2026-05-01');
  });

  it('are only those that can be read', () => {
    const wrong = [{ price: '25,50' }, { price: '25', unit: 'barril' }, { price: '25', date: '?' }];
    const rows = wrong.map((some, at) => ({ row: at + 1, cells: { ...cells, ...some } }));
    expect(pricesIn(rows, 'es')).to.deep.equal([]);
  });
});
