import type { Answer, Client } from '../client.ts';

/** The columns of the permission table, in the order of a row's cells. */
export const COLUMNS = [
  'root',
  'operatorAdmin',
  'operatorMember',
  'brokerAdmin',
  'brokerMember',
  'shipperAdmin',
  'shipperMember',
  'carrierAdmin',
  'carrierMember',
] as const;
export type Column = (typeof COLUMNS)[number];

/** `+` done or shown, `-` refused with 403, `0` hidden behind a 404 or absent from the list, `.` not asked. */
export type Cell = '+' | '-' | '0' | '.';

/** A record by its name in `records` (`none` where there is none), the actions, each column's cell, and why. */
export type Row = [record: string, actions: string, cells: string, note?: string];

/** What a module says of one resource: who may do what ("Who may do what" of domain.md), and how that is asked. */
export interface Permissions {
  /** The resource's policy, as the server has it; given by one module alone. */
  policy?: object;
  /** Builds a record of each kind that a row names. */
  records?: Record<string, Build>;
  /** Every operation upon the resource. */
  calls?: Call[];
  rows?: Row[];
  /** Saves a record of a tenant's own, for the tests that two tenants never meet, and returns its id. */
  own?: (tenant: Owner) => Promise<string>;
  /** Saves what belongs to such a record and has a name of its own in paths, by that name; returns its id. */
  parts?: Record<string, (id: string) => Promise<string>>;
  /** Actions of the policy whose break no answer shows (`update anybody`), and why. */
  unseen?: Record<string, string>;
}

/** What a module's permissions.ts exports: its part of each resource, by the resource's name. */
export type PermissionsByResource = Record<string, Permissions>;

export type Build = (world: World, person: Person) => Promise<Target>;

/** A broker with a customer, a carrier of its network, and its administrator. */
export interface Owner {
  company: Target;
  customer: Target;
  carrier: Target;
  admin: Target;
}

/** What a call needs to know of the record that it is about. */
export interface Target {
  id: string;
  email?: string;
  plan?: string;
  quoteId?: string | null;
  carrierName?: string;
  carrierId?: string | null;
  status?: string | null;
  /** The rate that may win. */
  invitationId?: string;
  /** What was agreed on for a load, and its hash. */
  confirmationId?: string;
  hash?: string;
  /** An incident of a load. */
  reportId?: string;
}

/** An operation of the contract as a request, whose outcome is a cell, or another status. */
export interface Call {
  operationId: string;
  action: string;
  reads: boolean;
  ask: (scene: Scene) => Promise<Cell | string>;
}

/** Who calls, in which world, about which record. */
export interface Scene {
  client: Client;
  world: World;
  person: Person;
  target: Target;
}

export type Path = (target: Target) => string;
export type Body = (scene: Scene) => object;
export type Outcome = (answer: Answer<unknown>, scene: Scene) => Cell | string;

/** Somebody in a column of the table; one with read-only access changes nothing. */
export interface Person {
  name: string;
  column: Column;
  readsOnly: boolean;
  user: Target & { email: string; userTypeId: number };
}

/**
 * A broker with its customer and its carrier, another broker, a carrier of the internal network, Andén, an incident
 * type, and a person in each column: of Andén, of that broker, of that customer, of that carrier.
 */
export interface World {
  operator: Target;
  broker: Target;
  shipper: Target;
  other: Target;
  carrier: Target;
  internal: Target;
  incident: Target;
  people: Person[];
  /** A day nine days from now, `YYYY-MM-DD`. */
  soon: string;
}
