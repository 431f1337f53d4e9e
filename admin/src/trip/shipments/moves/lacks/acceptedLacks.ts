import type { Store } from 'react-admin';
import type { Lack } from './lacksOfStep.ts';

/** Where the browser keeps what the person chose. */
export type LackStore = Pick<Store, 'getItem' | 'setItem'>;

/** Returns the lacks of a load that the person has not yet accepted. */
export function newLacks(store: LackStore, shipmentId: string, lacks: Lack[]): Lack[] {
  const accepted = read(store).find(([id]) => id === shipmentId)?.[1] ?? [];
  return lacks.filter((lack) => !accepted.includes(lack));
}

/** Remembers that the person went on with a load without these; the last loads only. */
export function acceptLacks(store: LackStore, shipmentId: string, lacks: Lack[]): void {
  const others = read(store).filter(([id]) => id !== shipmentId);
  store.setItem(KEY, [...others, [shipmentId, lacks]].slice(-MOST));
}

function read(store: LackStore): [shipmentId: string, lacks: Lack[]][] {
  return store.getItem<[string, Lack[]][]>(KEY) ?? [];
}

const KEY = 'acceptedLacks';
const MOST = 200;
