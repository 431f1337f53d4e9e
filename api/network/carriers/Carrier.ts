import type { Model, QueryBuilder } from 'objection';
import { Entity } from '../../core/sql/Entity.ts';

/**
 * Columns that the row keeps of the carrier's equipment and documents: copies of other tables, and what follows from them. No client
 * sets them, and no history or export shows them.
 */
export const keptColumns = ['equipment_ids', 'kept_completion', 'kept_missing', 'kept_until'];

/** A carrier (trucking company) in one network: Andén's (`companyId` null) or a broker's own. */
export class Carrier extends Entity {
  static override tableName = 'carriers';
  static override jsonAttributes = ['addressList', 'confidenceNote'];
  static override unrecorded = [...Entity.unrecorded, 'confidence_note', ...keptColumns];
  static override findsArchivedBy = [...Entity.findsArchivedBy, 'status'];
  static override modifiers = {
    /** Has constants: with parameters Postgres plans the list anew at each call, which takes a third of its time. */
    listed(query: QueryBuilder<Model>) {
      query.whereRaw(`carriers.status in ('prospect', 'active', 'suspended')`);
    },
  };

  declare companyId: string | null;
  declare network: 'internal' | 'own';
  declare carrierName: string;
  declare comercialName: string | null;
  declare carrierType: 'carrier' | 'owner_operator' | 'drayage' | 'transfer';
  declare nationality: 'MX' | 'US' | 'CA';
  declare identifier: string | null;
  declare rfc: string | null;
  declare ein: string | null;
  declare caat: string | null;
  declare scacCode: string | null;
  declare usdotNumber: string | null;
  declare mcNumber: string | null;
  declare contactPhone: string | null;
  declare quotingEmail: string | null;
  declare costPerMile: string | null;
  declare addressList: object[];
  declare countries: ('MX' | 'US' | 'CA')[];
  declare originStates: string[];
  declare deliveryStates: string[];
  declare movements: ('cross_border' | 'mexico' | 'us')[];
  /** The ids of its equipment types, sorted; null without any. Whoever writes them writes `carrier_equipments` as well. */
  declare equipmentIds: string[] | null;
  /** The ids of the bridges that it crosses with a transfer; without any it serves all. */
  declare bridgeList: string[];
  declare drayage: boolean;
  declare hazmat: boolean;
  declare status: 'prospect' | 'active' | 'suspended' | 'archived';
  declare confidence: 'very_high' | 'high' | 'medium' | 'low' | 'very_low';
  /** The level that was set, by whom, when and why. */
  declare confidenceNote: { level: string; reason: string; userName: string; at: string } | null;
}
