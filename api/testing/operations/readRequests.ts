import type { Contract } from '../../core/contract/document.ts';
import { operations } from '../../core/contract/document.ts';
import type { Tenant } from '../tenants/tenant.ts';

/** Every GET of a contract, as a path with the ids of a tenant's records and the query that it needs. */
export function readRequests(contract: Contract, tenant: Tenant): { id: string; path: string }[] {
  const reads = operations(contract).filter(({ method }) => method === 'get');
  return reads.map(({ path, operation: { operationId: id } }) => ({
    id,
    path: `/api${filled(path, tenant)}${QUERIES[id]?.(tenant) ?? ''}`,
  }));
}

/** The query that an operation needs. */
const QUERIES: Record<string, (tenant: Tenant) => string> = {
  confirmUser: ({ people }) => `?email=${people.admin.email}`,
  getUserDetails: ({ people }) => `?email=${people.admin.email}`,
  findCarriers: () => '?carrierName=Prueba',
  downloadRateConfirmation: () => '?format=html',
  searchCartaPorteKeys: () => '?catalog=products&q=loseta',
  getSatKeysTemplate: () => '?catalog=units',
  listSatKeyColumns: () => '?catalog=units',
  listDocumentStatuses: ({ carrier }) => `?carrierId=${carrier.id}`,
};

function filled(path: string, { records, parts }: Tenant): string {
  const kind = path.split('/')[1]!;
  const blanks = { country: 'MX', code: '64000', id: records[kind] ?? records.quotes, ...parts };
  return path.replace(/\{(\w+)\}/g, (_, name: keyof typeof blanks) => String(blanks[name]));
}
