import type { Schemas } from '../../core/contract/types.ts';
import { Archivable } from '../../core/sql/Entity.ts';

/** A unit or a trailer of a carrier. */
export class Vehicle extends Archivable {
  static override tableName = 'vehicles';

  declare carrierId: string;
  /** The broker whose network the carrier is in; null in Andén's. */
  declare companyId: string | null;
  declare kind: Schemas['VehicleKind'];
  /** The carrier's own number of it. */
  declare name: string;
  declare plates: string;
  declare platesState: string | null;
  declare year: number | null;
  /** Keys of SAT's catalogs: of the vehicle configuration of a unit, of the type of a trailer, of the permit. */
  declare configuration: string | null;
  declare trailerType: string | null;
  declare permitType: string | null;
  /** In metric tons. */
  declare grossWeight: string | null;
  declare permitEndsOn: string | null;
  declare permitNumber: string | null;
  declare insurer: string | null;
  declare policyNumber: string | null;
  declare environmentInsurer: string | null;
  declare environmentPolicy: string | null;
  declare cargoInsurer: string | null;
  declare cargoPolicy: string | null;
  declare insuranceEndsOn: string | null;
  declare inspectionEndsOn: string | null;
  declare comment: string | null;
}
