import { carrierProfiles } from './directory/carrierProfiles.ts';
import { carrierId } from './directory/carriers.ts';
import { companyId } from './directory/companies.ts';
import { id } from './tools/ids.ts';
import { addDays, later, localDate } from './tools/time.ts';

const DAY = 24 * 60;

/** The operators of the known carriers: one with a licence that ends soon, one whose licence has ended. */
export function rows(now: Date) {
  return {
    operators: Object.entries(OPERATORS).flatMap(([of, people]) =>
      people.map((operator) => rowOf(of, operator, now)),
    ),
  };
}

/** The id of an operator of the demo data. */
export function operatorId(of: string, name: string): string {
  return id(`operator:${of}:${name}`);
}

/** Name, RFC or none, licence, its type, days until it ends, phone, number of the FAST card or none. */
type DemoOperator = [
  name: string,
  rfc: string | null,
  licenceNumber: string,
  licenceType: string,
  licensed: number,
  phone: string,
  fastNumber: string | null,
];

const OPERATORS: Record<string, DemoOperator[]> = {
  regio: [
    ['Juan Carlos Treviño', 'TEGJ800914H31', 'LFD01048812', 'federal_b', 410, '528110554401', null],
    ['Martín Salazar', 'SAMM7705214T2', 'LFD01055120', 'federal_e', 25, '528110554402', '4480112'],
    ['Héctor Garza', 'GAHH900230AB1', 'LFD01060933', 'federal_b', 700, '528110554403', null],
  ],
  lobo: [
    ['Miguel Torres', null, 'TX40118822', 'cdl_a', 300, '19565550171', '4480250'],
    ['Daniel Brooks', null, 'TX40229911', 'cdl_a', 530, '19565550172', '4480251'],
  ],
  calandria: [
    ['Luis Ortega', 'OELL820117KJ5', 'LFD02011457', 'federal_b', -3, '528110554404', null],
  ],
  sabino: [['Pedro Cantú', 'CAPP7912031S9', 'LFD02044510', 'federal_b', 220, '528110554405', null]],
  brisa: [['Jorge Luna', 'LUJJ8506022C4', 'LFD03040811', 'federal_b', 365, '528110554406', null]],
};

function rowOf(of: string, operator: DemoOperator, now: Date) {
  const [name, rfc, licenceNumber, licenceType, licensed, phone, fastNumber] = operator;
  const { network } = carrierProfiles().find(({ key }) => key === of)!;
  const today = localDate(now, 'America/Mexico_City');
  const at = later(now, -90 * DAY);
  return {
    id: operatorId(of, name),
    carrierId: carrierId(of),
    companyId: network === 'operator' ? null : companyId(network),
    name,
    rfc,
    licenceNumber,
    licenceType,
    phone,
    fastNumber,
    taxCountry: rfc ? 'MX' : 'US',
    foreignTaxId: rfc ? null : `9${phone.slice(-8)}`,
    licenceEndsOn: addDays(today, licensed),
    fastEndsOn: fastNumber && addDays(today, 480),
    createdAt: at,
    updatedAt: at,
  };
}
