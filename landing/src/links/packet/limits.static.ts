import { limitsOf } from '../../contract.ts';

/** The limits of the number of a packet. */
export const numberLimits = limitsOf('PacketNumber');
