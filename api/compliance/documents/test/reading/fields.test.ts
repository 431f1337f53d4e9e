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

  describe('of a certificate of insurance of the United States', () => {
    const days = (text: string, country?: 'MX' | 'US') =>
      fieldsIn(text, country).dates.map(({ date, meaning }) => `${meaning} ${date}`);

    it('have the month first', () => {
      const text = 'CERTIFICATE OF LIABILITY INSURANCE POLICY EFF 05/06/2026 POLICY EXP 05/06/2027';
      for (const country of ['MX', 'US', undefined] as const)
        expect(days(text, country)).to.deep.equal(['from 2026-05-06', 'until 2027-05-06']);
      expect(days('ACORD 25 POLICY EFF 11/30/2026 POLICY EXP 11/30/2027')).to.deep.equal([
        'from 2026-11-30',
        'until 2027-11-30',
      ]);
    });

    it('are named by the columns of its table', () => {
      const text = `ACORD 25 DATE (MM/DD/YYYY) 04/02/2026 POLICY NUMBER POLICY EFF (MM/DD/YYYY)
        POLICY EXP (MM/DD/YYYY) LIMITS AUTOMOBILE LIABILITY TX000111 05/06/26 05/06/27 $ 1,000,000`;
      expect(days(text)).to.deep.equal([
        'issued 2026-04-02',
        'from 2026-05-06',
        'until 2027-05-06',
      ]);
    });
  });

  it('are in the order of the country, the language and the other dates of the document', () => {
    const until = (text: string, country?: 'MX' | 'US') =>
      fieldsIn(text, country).dates.flatMap(({ date, meaning }) =>
        meaning === 'until' ? date : [],
      );
    expect(until('Policy expiration date 05/06/2027', 'US')).to.deep.equal(['2027-05-06']);
    expect(until('Vigente hasta 05/06/2027', 'US')).to.deep.equal(['2027-06-05']);
    expect(until('Vigente hasta 05/06/2027', 'MX')).to.deep.equal(['2027-06-05']);
    const issued = (date: string) => `Date ${date}, policy expiration date 05/06/2027`;
    expect(until(issued('04/28/2026'), 'MX')).to.deep.equal(['2027-05-06']);
    expect(until(issued('28/04/2026'), 'US')).to.deep.equal(['2027-06-05']);
  });

  it('are offered both ways where their order is open', () => {
    const { dates } = fieldsIn('Insurance policy, expiration date 05/06/2027', 'MX');
    expect(dates).to.deep.equal([
      { date: '2027-05-06', meaning: 'until' },
      { date: '2027-06-05', meaning: 'until' },
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
