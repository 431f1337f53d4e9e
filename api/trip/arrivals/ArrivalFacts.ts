import type { Schemas } from '../../core/contract/types.ts';
import type { CompanyKey } from '../../core/sql/Entity.ts';

/** The facts that the expected arrival of a load follows from; times are timestamps, durations minutes. */
export interface ArrivalFacts extends CompanyKey, LegFacts {
  customerId: string | null;
  reference: string;
  status: Schemas['ShipmentStatus'];
  origin: Schemas['Place'];
  destination: Schemas['Place'];
  stops: Schemas['Stop'][];
  currentStop: number | null;
  /** From the stop reached last, with two stops the pickup. */
  departedAt: string | null;
  borderAt: string | null;
  arrivedAt: string | null;
  /** When it arrived at the stop reached last, of more than two. */
  reachedAt: string | null;
  /** The median from departure to arrival of past loads on the lane, and of how many. */
  transit: number | null;
  pastLoads: number;
  /** The median from that departure to the arrival at the stop after it, of more than two. */
  toNext: number | null;
  /** The median from the border to the arrival, and of how many. */
  fromBorder: number | null;
  pastCrossings: number;
  toldAt: string | null;
}

/** What the expected arrival of a load by legs follows from, and that of a leg. */
interface LegFacts {
  wholeId: string | null;
  byLegs: boolean;
  /** From 1 in driving order; null for a whole. */
  legPosition: number | null;
  /** Whether it is the last leg of a load, which is expected when its whole is. */
  isLastLeg: boolean;
  /** The legs of a load by legs that have a load, in driving order. */
  legs?: ArrivalFacts[];
  /** The leg before a leg, the last one that has a load. */
  before?: ArrivalFacts | undefined;
  /** The load of which it is the last leg. */
  whole?: ArrivalFacts | undefined;
}
