import { expect } from 'chai';
import { buildCarrier } from './factory.ts';
import { Carrier } from './Carrier.ts';
import {
  documentTypes,
  isRequiredInSql,
  requiredDocuments,
  type DocumentType,
  type Work,
} from './requiredDocuments.ts';

const LOCAL: Work = {
  nationality: 'MX',
  carrierType: 'carrier',
  movements: ['mexico'],
  hazmat: false,
  demands: [],
};
const MEXICAN: DocumentType[] = [
  'insurance_cover',
  'proof_of_address',
  'incorporation_act',
  'legal_representative_id',
  'tax_status_certificate',
  'positive_tax_compliance',
  'bank_statement',
  'transport_certificate',
];

describe('The documents that a carrier needs', () => {
  const cases: [string, Partial<Work>, DocumentType[]][] = [
    ['a Mexican company at home', {}, MEXICAN],
    [
      'a Mexican company across the border',
      { movements: ['mexico', 'cross_border'] },
      [...MEXICAN, 'carrier_certificate'],
    ],
    [
      'a Mexican owner-operator',
      { carrierType: 'owner_operator' },
      [
        ...MEXICAN.filter((one) => !['incorporation_act', 'legal_representative_id'].includes(one)),
        'official_id',
      ],
    ],
    [
      'a carrier of the United States',
      { nationality: 'US', movements: ['us'] },
      [
        'insurance_cover',
        'proof_of_address',
        'carrier_certificate',
        'customer_packet',
        'wire_instructions',
      ],
    ],
    ['hazardous material at home', { hazmat: true }, [...MEXICAN, 'carrier_certificate']],
    [
      'hazardous material from abroad',
      { nationality: 'CA', movements: [], hazmat: true },
      [
        'insurance_cover',
        'proof_of_address',
        'transport_certificate',
        'carrier_certificate',
        'customer_packet',
        'wire_instructions',
      ],
    ],
    ['a customer who demands CTPAT', { demands: ['CTPAT'] }, [...MEXICAN, 'security_certificates']],
    ['a customer who demands OEA', { demands: ['OEA'] }, [...MEXICAN, 'security_certificates']],
  ];

  for (const [whose, work, expected] of cases)
    it(`include those for ${whose}`, () =>
      expect(requiredDocuments({ ...LOCAL, ...work })).to.have.members(expected));

  it('are the same in SQL, for every kind of carrier', async () => {
    for (const nationality of ['MX', 'US', 'CA'] as const)
      for (const carrierType of ['carrier', 'owner_operator'] as const)
        for (const movements of [[], ['mexico'], ['us', 'cross_border']] as Work['movements'][])
          for (const hazmat of [true, false]) {
            const work = { nationality, carrierType, movements, hazmat };
            const { id } = await buildCarrier(work);
            const { rows } = await Carrier.knex().raw(
              `select type from carriers, unnest(cast(:types as text[])) as type
               where id = :id and ${isRequiredInSql('type')}`,
              { types: documentTypes, id },
            );
            const expected = requiredDocuments({ ...work, demands: [] });
            const found = rows.map(({ type }: { type: string }) => type);
            expect(found, JSON.stringify(work)).to.deep.equal(expected);
          }
  });
});
