import type { SeenWith } from '../../core/modules/module.ts';

/** The parts of a load are visible to those who see the load. */
export const WITH_SHIPMENT: SeenWith = { table: 'shipments', by: 'shipmentId' };
