import { expect } from 'chai';
import { Carrier } from '../../Carrier.ts';
import {
  documentTypes,
  requiredInSql,
  type DocumentType,
} from '../../completion/requiredDocuments.ts';

const LOCAL = {
  nationality: 'MX',
  carrierType: 'carrier',
  movements: ['mexico'],
  hazmat: false,
  demanded: false,
};
type Work = typeof LOCAL;
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
    ['a customer who demands CTPAT', { demanded: true }, [...MEXICAN, 'security_certificates']],
  ];

  for (const [whose, work, expected] of cases) {
    const carrier = { ...LOCAL, ...work };
    it(`include those for ${whose}`, async () =>
      expect(await required(carrier, true)).to.have.members(expected));

    if (!carrier.demanded)
      it(`include those for a carrier that says it is ${whose}`, async () =>
        expect(await required(carrier, false)).to.have.members(expected));
  }
});

/** The documents for one load of each of these movements, or for what the carrier says it carries. */
async function required({ movements, ...work }: Work, ofLoad: boolean): Promise<DocumentType[]> {
  const load = {
    movement: (movement: string) => `:movements::text[] @> array['${movement}']`,
    hazmat: ':hazmat',
    demanded: ':demanded',
  };
  const needed = documentTypes
    .map((type) => `('${type}', ${requiredInSql(type, ofLoad ? load : undefined)})`)
    .join(', ');
  const { rows } = await Carrier.knex().raw(
    `select type from (select :nationality as nationality, :carrierType as carrier_type, :movements::text[] as movements,
        :hazmat::boolean as hazmat, :demanded::boolean as demanded) as carriers,
      lateral (values ${needed}) as needed (type, is_needed)
     where is_needed`,
    { ...work, movements },
  );
  return rows.map(({ type }: { type: DocumentType }) => type);
}
