import type { Schemas } from '../../../core/contract/types.ts';

export type DocumentType = Schemas['DocumentType'];

/** The work of a carrier, as SQL conditions: with its kind it decides which documents the carrier needs. */
export interface WorkInSql {
  movement(movement: Schemas['Movement']): string;
  hazmat: string;
  /** Whether a customer requires security certificates. */
  demanded: string;
}

/** The loads that a carrier says it carries. */
const OWN_WORK: WorkInSql = {
  movement: (movement) => `'${movement}' = any (carriers.movements)`,
  hazmat: 'carriers.hazmat',
  demanded: 'false',
};

/** A case in which a document is needed: all given properties must be true. */
interface Case {
  nationality?: Schemas['Country'];
  /** True for owner-operators, false for companies. */
  person?: boolean;
  movement?: Schemas['Movement'];
  hazmat?: true;
  demanded?: true;
}

/** The cases in which each document is needed; with an empty list it is optional. */
const CASES: Record<DocumentType, Case[]> = {
  insurance_cover: [{}],
  proof_of_address: [{}],
  incorporation_act: [{ nationality: 'MX', person: false }],
  legal_representative_id: [{ nationality: 'MX', person: false }],
  official_id: [{ person: true }],
  tax_status_certificate: [{ nationality: 'MX' }],
  positive_tax_compliance: [{ nationality: 'MX' }],
  bank_statement: [{ nationality: 'MX' }],
  transport_certificate: [{ nationality: 'MX' }, { hazmat: true }],
  carrier_certificate: [{ movement: 'cross_border' }, { movement: 'us' }, { hazmat: true }],
  customer_packet: [{ nationality: 'US' }, { nationality: 'CA' }],
  wire_instructions: [{ nationality: 'US' }, { nationality: 'CA' }],
  security_certificates: [{ demanded: true }],
  credit_application: [],
};

/** All document types, the most commonly needed first. */
export const documentTypes = Object.keys(CASES) as DocumentType[];

/** SQL over `carriers` for whether a carrier needs the document, by default for the loads that it says it carries. */
export function requiredInSql(type: DocumentType, work: WorkInSql = OWN_WORK): string {
  const cases = CASES[type].map((each) => `(${conditions(each, work).join(' and ')})`);
  return cases.join(' or ') || 'false';
}

/** SQL for whether the type in the given SQL expression is needed for the loads that a carrier says it carries. */
export function isRequiredInSql(type: string): string {
  const cases = documentTypes.map((each) => `when '${each}' then ${requiredInSql(each)}`);
  return `case ${type} ${cases.join(' ')} else false end`;
}

function conditions(each: Case, work: WorkInSql): string[] {
  const { nationality, person, movement, hazmat, demanded } = each;
  const all = [
    nationality && `carriers.nationality = '${nationality}'`,
    person !== undefined && `(carriers.carrier_type = 'owner_operator') = ${person}`,
    movement && work.movement(movement),
    hazmat && work.hazmat,
    demanded && work.demanded,
  ].filter((one) => typeof one === 'string');
  return all.length > 0 ? all : ['true'];
}
