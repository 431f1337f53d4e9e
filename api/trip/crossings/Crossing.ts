import { CompanyEntity } from '../../core/sql/Entity.ts';

/** The crossing of a cross-border load: bridge, planned time, customs brokers, and the numbers of its customs papers. */
export class Crossing extends CompanyEntity {
  static override tableName = 'crossings';

  declare shipmentId: string;
  declare bridgeId: string | null;
  /** When the truck is to be at the bridge. */
  declare plannedAt: Date | string | null;
  /** Whether truck, driver and carrier cross by the FAST program. */
  declare fast: boolean;
  declare mxBrokerName: string | null;
  declare mxBrokerPhone: string | null;
  declare mxBrokerEmail: string | null;
  declare usBrokerName: string | null;
  declare usBrokerPhone: string | null;
  declare usBrokerEmail: string | null;
  declare pedimento: string | null;
  declare doda: string | null;
  /** The UUID of the invoice with Carta Porte, which the DODA takes. */
  declare cfdiUuid: string | null;
  declare paps: string | null;
  /** When U.S. customs accepted the ACE e-Manifest. */
  declare manifestAcceptedAt: Date | string | null;
}
