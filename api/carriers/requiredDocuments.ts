import type { Schemas } from '../core/contract/types.ts';

export type DocumentType = Schemas['DocumentType'];

/** The data that decide which documents a carrier needs: its kind and the loads that it carries. */
export interface Work {
  nationality: Schemas['Country'];
  carrierType: NonNullable<Schemas['CarrierFields']['carrierType']>;
  movements: Schemas['Movement'][];
  hazmat: boolean;
  /** The security certificates that a customer requires. */
  demands: string[];
}

/** A case in which a document is needed: all given properties must be true. */
interface Case {
  nationality?: Work['nationality'];
  /** True for owner-operators, false for companies. */
  person?: boolean;
  movement?: Work['movements'][number];
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

/** The documents that a carrier needs for these loads. A pure function. */
export function requiredDocuments(work: Work): DocumentType[] {
  return documentTypes.filter((type) => CASES[type].some((each) => holds(each, work)));
}

/** The same for one document type as SQL over `carriers`, without certificates that customers require. */
export function requiredInSql(type: DocumentType): string {
  return CASES[type].map((each) => `(${conditions(each).join(' and ')})`).join(' or ') || 'false';
}

/** SQL for whether the type in the given SQL expression is needed. */
export function isRequiredInSql(type: string): string {
  const cases = documentTypes.map((each) => `when '${each}' then ${requiredInSql(each)}`);
  return `case ${type} ${cases.join(' ')} else false end`;
}

function holds({ nationality, person, movement, hazmat, demanded }: Case, work: Work): boolean {
  return (
    (nationality === undefined || work.nationality === nationality) &&
    (person === undefined || (work.carrierType === 'owner_operator') === person) &&
    (movement === undefined || work.movements.includes(movement)) &&
    (hazmat === undefined || work.hazmat) &&
    (demanded === undefined || work.demands.length > 0)
  );
}

function conditions({ nationality, person, movement, hazmat, demanded }: Case): string[] {
  const all = [
    nationality && `carriers.nationality = '${nationality}'`,
    person !== undefined && `(carriers.carrier_type = 'owner_operator') = ${person}`,
    movement && `'${movement}' = any (carriers.movements)`,
    hazmat && 'carriers.hazmat',
    demanded && 'false',
  ].filter((one) => typeof one === 'string');
  return all.length > 0 ? all : ['true'];
}
