import { equipmentPolicy } from './policy.ts';
import handlers from './routes.ts';

export { Equipment } from './Equipment.ts';

/** Equipment types: what a trailer is. */
export const equipments = { name: 'catalogs/equipments', policy: equipmentPolicy, handlers };
