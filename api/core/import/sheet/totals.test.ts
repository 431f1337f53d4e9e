import { expect } from 'chai';
import { isTotals } from './totals.ts';

describe('A row of totals', () => {
  it('says so, and has only numbers beside', () => {
    for (const cells of [
      ['TOTAL'],
      ['', 'Total:', '', '806'],
      ['Totales', '$1,250.50', '22,000 kg', '95%'],
      ['Gran total', 'MXN 1,250'],
      ['Total de registros: 806'],
      ['Subtotal', '12'],
      ['Suma: 806'],
      ['Grand Total', '806'],
      ['TOTAL 806 transportistas'],
      ['12', '34', 'total general'],
    ])
      expect(isTotals(cells), cells.join()).to.equal(true);
  });

  it('is none of a record whose name begins so, nor one without the word', () => {
    for (const cells of [
      ['Total Freight LLC', '', 'US'],
      ['Totalmente Seguros SA de CV'],
      ['Suma Logística'],
      ['Total', 'México', 'TLO930714AB1'],
      ['Total de Transportes del Norte'],
      ['806', '12'],
      ['', ''],
      [],
    ])
      expect(isTotals(cells), cells.join()).to.equal(false);
  });
});
