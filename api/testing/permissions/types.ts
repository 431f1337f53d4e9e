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

/** `+` allowed or shown, `-` refused with 403, `0` 404 or not in the list, `.` not tested. */
export type Cell = '+' | '-' | '0' | '.';

/** A record by its name in `records` (`none` without one), the actions, each column's cell, and the reason. */
export type Row = [record: string, actions: string, cells: string, note?: string];

/** A module's permissions for one resource (the table "Who may do what" of domain.md), and the calls that test them. */
export interface Permissions {
  /** The resource's policy; given by exactly one module. */
  policy?: object;
  /** Builds a record for each name used in the rows. */
  records?: Record<string, Build>;
  /** Every operation on the resource. */
  calls?: Call[];
  rows?: Row[];
  /** Inserts a record of a tenant, for the tests of the separation of tenants; returns its id. */
  own?: (tenant: Owner) => Promise<string>;
  /** Inserts the parts of such a record that have their own path parameters, by parameter name; returns their ids. */
  parts?: Record<string, (id: string) => Promise<string>>;
  /** Broken rules that no answer can reveal (`update anybody`), with the reason. */
  unseen?: Record<string, string>;
}

/** The exports of a module's permissions.ts: its part of each resource, by the resource's name. */
export type PermissionsByResource = Record<string, Permissions>;

export type Build = (world: World, person: Person) => Promise<Target>;

/** A broker with a customer, a carrier of its network, and its admin. */
export interface Owner {
  company: Target;
  customer: Target;
  carrier: Target;
  admin: Target;
}

/** The ids that a call about a record needs. */
export interface Target {
  id: string;
  email?: string;
  plan?: string;
  quoteId?: string | null;
  carrierName?: string;
  carrierId?: string | null;
  status?: string | null;
  /** The rate to assign. */
  invitationId?: string;
  /** The rate confirmation of a load, and its hash. */
  confirmationId?: string;
  documentId?: string;
  hash?: string;
  /** An incident of a load. */
  reportId?: string;
  /** An accessorial of a load. */
  accessorialId?: string;
  /** A file that was sent as evidence or for an accessorial. */
  fileId?: string;
  /** A file that proves an accessorial. */
  proofId?: string;
  /** A reply to an invitation by mail. */
  replyId?: string;
  /** An event of a webhook. */
  eventId?: string;
}

/** An operation of the contract as a request; its outcome is a cell or another status. */
export interface Call {
  operationId: string;
  action: string;
  reads: boolean;
  /** Makes the body that it sends. */
  body: Body;
  ask: (scene: Scene) => Promise<Cell | string>;
}

/** The caller, the world and the record of a call. */
export interface Scene {
  client: Client;
  world: World;
  person: Person;
  target: Target;
}

export type Path = (target: Target) => string;
export type Body = (scene: Scene) => object;
export type Outcome = (answer: Answer<unknown>, scene: Scene) => Cell | string;

/** A user of a column of the table; one with read-only access may change nothing. */
export interface Person {
  name: string;
  column: Column;
  readsOnly: boolean;
  user: Target & { email: string; userTypeId: number };
}

/**
 * The records of the permission tests: a broker with its customer and its carrier, another broker, a carrier of the
 * internal network, Andén, an incident type, and a user for each column, who belongs to Andén, that broker, that
 * customer or that carrier.
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
  /** The date nine days from now, `YYYY-MM-DD`. */
  soon: string;
}
