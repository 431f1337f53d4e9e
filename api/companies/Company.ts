import { Archivable } from '../core/Entity.ts';

/** A tenant (the house, a broker, a shipper) or the customer of one. */
export class Company extends Archivable {
  static override tableName = 'companies';
  static override jsonAttributes = ['address'];

  declare type: 'internal' | 'broker' | 'shipper';
  declare name: string;
  declare rfc: string | null;
  declare plan: 'free' | 'premium';
  declare currency: 'MXN' | 'USD';
  declare ownerCompanyId: string | null;
  declare quoteCount: number;
  declare shipmentCount: number;
}
