import { legPolicy } from './policy.ts';
import handlers from './routes.ts';
import { WITH_SHIPMENT } from '../shipments/index.ts';

export { choicesOf as legChoices } from './choices.ts';
export { crossBorderGaps } from './gaps.ts';
export { isNorthbound, kindsOf } from './kinds.ts';
export { update as fillLeg } from './service.ts';
export { legsOf } from './view.ts';
export { legPolicy } from './policy.ts';

/** Legs: who drives each part of a load, with which truck, trailer and driver. */
export const legs = { name: 'legs', policy: legPolicy, seenWith: WITH_SHIPMENT, handlers };
