import { keptPolicy } from '../carriers/index.ts';

/** The permissions for vehicles. */
export const vehiclePolicy = keptPolicy();
