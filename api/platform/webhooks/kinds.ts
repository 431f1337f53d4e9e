import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { invalid } from '../../core/errors/errors.ts';
import type { Party } from '../notices/row.ts';
import { noticeRows } from '../notices/table.ts';

/** The parties of an event as which the webhooks of each type of company or carrier hear of it. */
const HEARS: Record<Actor['type'], Party[]> = {
  internal: ['company', 'staff'],
  broker: ['company'],
  shipper: ['customer'],
  carrier: ['carrier'],
};

/** The events that can reach a webhook of the actor's company or carrier. */
export function kindsFor({ type }: Actor): Schemas['WebhookKind'][] {
  return noticeRows().flatMap(([kind, { to, entity, name }]) =>
    entity && to.some((party) => HEARS[type].includes(party))
      ? [{ kind, resource: entity, name }]
      : [],
  );
}

/** Throws 422 for an event that cannot reach a webhook of the actor. */
export function checkKinds(actor: Actor, kinds: string[] = []): void {
  const ownKinds = kindsFor(actor).map(({ kind }) => kind as string);
  const foreign = kinds.filter((kind) => !ownKinds.includes(kind));
  if (foreign.length > 0) throw invalid('kinds', unreachable(foreign));
}

function unreachable(kinds: string[]) {
  const names = kinds.join(', ');
  return {
    es: `Estos eventos no le llegan: ${names}. GET /webhooks/kinds dice cuáles sí.`,
    en: `These events do not reach you: ${names}. GET /webhooks/kinds says which do.`,
  };
}
