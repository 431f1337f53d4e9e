import { expect } from 'chai';
import { fieldsIn } from '../../reading/fields.ts';

describe('The fields that a text tells', () => {
  const DATES: [text: string, date: string, meaning: string][] = [
    ['Fecha de emisión: 05/12/2026', '2026-12-05', 'issued'],
    ['Monterrey, N.L., a 5 de diciembre de 2026', '2026-12-05', 'issued'],
    ['Vigente hasta el 5-dic-26', '2026-12-05', 'until'],
    ['Expiration date: December 5, 2026', '2026-12-05', 'until'],
    ['Effective date 2026-12-05', '2026-12-05', 'from'],
    ['Fin de vigencia 05.12.2026', '2026-12-05', 'until'],
  ];
  for (const [text, date, meaning] of DATES)
    it(`of "${text}" are ${date}, ${meaning}`, () => {
      expect(fieldsIn(text).dates).to.deep.equal([{ date, meaning }]);
    });

  it('are both ends of a period', () => {
    const { dates } = fieldsIn('Vigencia: del 01/03/2026 12:00 horas al 01/03/2027 12:00 horas');
    expect(dates).to.deep.equal([
      { date: '2026-03-01', meaning: 'from' },
      { date: '2027-03-01', meaning: 'until' },
    ]);
  });

  it('are RFCs however they are written, and no other codes', () => {
    const { rfcs } = fieldsIn(
      'RFC: mab-930714 8T4, folio ABC12345, GODE561231GR8. Otra vez MAB9307148T4',
    );
    expect(rfcs).to.deep.equal(['MAB9307148T4', 'GODE561231GR8']);
    expect(fieldsIn('RFC XXX991332AB1').rfcs, 'no real date').to.deep.equal([]);
  });

  it('are policy numbers', () => {
    expect(fieldsIn('Póliza No.: GNP-00123456 Asegurado: Fletes').policyNumbers).to.deep.equal([
      'GNP-00123456',
    ]);
    expect(fieldsIn('Policy number 88-77-66').policyNumbers).to.deep.equal(['88-77-66']);
    expect(fieldsIn('La póliza cubre la carga').policyNumbers).to.deep.equal([]);
  });

  it('are no dates that do not exist', () => {
    expect(fieldsIn('31/02/2026, 2026-13-01, tel. 8112-34-5678').dates).to.deep.equal([]);
  });

  it('are found in a long text of nothing in no time', () => {
    const text = 'póliza del a 12/ 3- '.repeat(20_000);
    expect(fieldsIn(text).dates).to.deep.equal([]);
  });
});
