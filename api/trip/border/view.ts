import type { Actor } from '../../core/auth/actor.ts';
import { abilities } from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Locale } from '../../shared/words.ts';
import { besideBorder } from '../crossings/index.ts';
import { isNorthbound, kindsOf } from '../legs/index.ts';
import { clockOf } from './clock.ts';
import type { BorderFacts } from './facts.ts';
import { crossingCarrier, type Gap, gapsOf } from './gaps.ts';
import { borderPolicy } from './policy.ts';
import { gapText, remedyOf } from './words.ts';

interface BorderContext {
  actor: Actor;
  locale: Locale;
  now: Date;
  /** The parties that were asked by link, by the load's id. */
  requestsByLoad: Map<string, Schemas['BorderAsked'][]>;
}

/** A load as the border board shows it. */
export function shownLoad(
  load: BorderFacts,
  { actor, locale, now, requestsByLoad: asked }: BorderContext,
): Schemas['BorderLoad'] {
  const { id, reference, status, origin, destination, carrierName } = load;
  const { fast = false, plannedAt, manifestAcceptedAt } = load.crossing ?? {};
  const { scac, caat } = crossingCarrier(load);
  const isNorth = isNorthbound(origin);
  return {
    id,
    reference,
    status,
    origin,
    destination,
    ...besideBorder(load.stops),
    carrierName,
    scac,
    caat,
    direction: isNorth ? 'northbound' : 'southbound',
    crossing: crossingShown(load),
    legs: kindsOf(load).map((kind) => legShown(load, kind)),
    clock: isNorth ? clockOf({ plannedAt, fast, manifestAcceptedAt }, now) : null,
    gaps: gapsOf(load, now).map((gap) => shownGap(gap, locale, now)),
    asked: asked.get(id) ?? [],
    can: abilities(borderPolicy, actor, load),
  };
}

/** Presents a gap in words, and whether it is late. */
export function shownGap(gap: Gap, locale: Locale, now: Date): Schemas['BorderGap'] {
  const isLate = gap.dueAt !== null && Date.parse(gap.dueAt) <= now.getTime();
  return { ...gap, isLate, text: gapText(gap, locale), remedy: remedyOf(gap, locale) };
}

function crossingShown({ crossing }: BorderFacts): Schemas['BorderCrossing'] {
  const { bridgeId = null, bridgeNameEs = null, bridgeNameEn = null } = crossing ?? {};
  const { timeZone = null, plannedAt = null, fast = false } = crossing ?? {};
  const { mxBrokerName = null, usBrokerName = null, pedimento = null } = crossing ?? {};
  const { doda = null, cfdiUuid = null, paps = null } = crossing ?? {};
  return {
    bridgeId,
    bridgeNameEs,
    bridgeNameEn,
    timeZone,
    plannedAt,
    fast,
    mxBrokerName,
    usBrokerName,
    pedimento,
    doda,
    cfdiUuid,
    paps,
  };
}

function legShown(load: BorderFacts, kind: Schemas['LegKind']): Schemas['BorderLeg'] {
  const leg = load.legs.find((one) => one.kind === kind);
  const { operatorName = null, operatorPhone = null, seal = null } = leg ?? {};
  const { unitPlates = null, trailerPlates = null } = leg ?? {};
  const carrierName = leg?.carrierName ?? load.carrierName;
  return { kind, carrierName, operatorName, operatorPhone, unitPlates, trailerPlates, seal };
}
