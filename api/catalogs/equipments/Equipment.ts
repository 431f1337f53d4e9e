import type { Schemas } from '../../core/contract/types.ts';
import { catalogModel } from '../../core/modules/catalog.ts';

/** A type of trailer or truck. */
export class Equipment extends catalogModel<Schemas['EquipmentFields']>('equipments') {}
