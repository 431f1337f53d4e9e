import type { Schemas } from '../core/contract/types.ts';

export type DocumentType = Schemas['DocumentType'];

/** What decides which documents a carrier needs: who it is, and the work that it does. */
export interface Work {
  nationality: Schemas['Country'];
  carrierType: NonNullable<Schemas['CarrierFields']['carrierType']>;
  movements: Schemas['Movement'][];
  hazmat: boolean;
  /** Security certificates that a customer demands. */
  demands: string[];
}

/** A case in which a document is needed: all that it names must hold. */
interface Case {
  nationality?: Work['nationality'];
  /** An owner-operator is a person; any other carrier is a company. */
  person?: boolean;
  movement?: Work['movements'][number];
  hazmat?: true;
  demanded?: true;
}

/** In which cases each document is needed; in none it is welcome. */
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

/** Every type, those that most carriers need first. */
export const documentTypes = Object.keys(CASES) as DocumentType[];

/** The documents that a carrier needs for this work. Pure. */
export function requiredDocuments(work: Work): DocumentType[] {
  return documentTypes.filter((type) => CASES[type].some((each) => holds(each, work)));
}

/** The same of a document type in SQL, for the work that a row of `carriers` says it does; no customer demands anything. */
export function requiredInSql(type: DocumentType): string {
  return CASES[type].map((each) => `(${conditions(each).join(' and ')})`).join(' or ') || 'false';
}

/** Whether the type that an SQL text names is needed. */
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
