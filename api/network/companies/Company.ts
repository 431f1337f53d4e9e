import type { Schemas } from '../../core/contract/types.ts';
import { Archivable } from '../../core/sql/Entity.ts';

/** A tenant (Andén, a broker or a shipper) or a customer of one. */
export class Company extends Archivable {
  static override tableName = 'companies';
  static override jsonAttributes = ['address', 'fuel', 'calendar'];

  declare type: 'internal' | 'broker' | 'shipper';
  declare name: string;
  declare rfc: string | null;
  declare phone: string | null;
  declare address: object | null;
  declare plan: 'free' | 'premium';
  declare currency: 'MXN' | 'USD';
  declare ownerCompanyId: string | null;
  declare demandedCertificates: ('CTPAT' | 'OEA')[];
  declare demandedInsuredAmount: string | null;
  declare quoteCount: number;
  declare routeCount: number;
  declare shipmentCount: number;
  declare fuel: Schemas['FuelSettings'] | null;
  declare calendar: Schemas['CompanyCalendar'] | null;
}
