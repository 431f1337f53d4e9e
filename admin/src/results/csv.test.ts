import { expect } from 'chai';
import { csvOf } from './csv.ts';

describe('A table of results as CSV', () => {
  it('quotes commas, quotes and line breaks, and disarms formulas', () => {
    const rows = [
      ['Cliente', 'Margen'],
      ['Aceros "Peña", S.A.', '-1250.50'],
      ['=1+1', -3],
      ['@SUM(A1)\n', null],
    ];
    expect(csvOf(rows)).to.equal(
      `\ufeffCliente,Margen\r\n"Aceros ""Peña"", S.A.",-1250.50\r\n'=1+1,-3\r\n"'@SUM(A1)\n",\r\n`,
    );
  });
});
