import { keptPolicy } from '../carriers/index.ts';

/** The permissions for operators. */
export const operatorPolicy = keptPolicy();
