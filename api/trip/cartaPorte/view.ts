import type { Actor } from '../../core/auth/actor.ts';
import { abilities } from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Locale } from '../../shared/words.ts';
import { CartaPorte } from './CartaPorte.ts';
import type { Data, Party } from './data.ts';
import { factsOf } from './facts.ts';
import { placedSections } from './form/form.ts';
import { catalogsOf, partOf } from './form/shown.ts';
import { loadKeys } from './keys/load.ts';
import type { Load, LoadWithLeg } from './load.ts';
import { cartaPortePolicy as may, partsFor } from './policy.ts';
import { fillFromKnown } from './prefill/prefill.ts';
import { findingsOf } from './rules/rules.ts';
import type { Finding } from './rules/types.ts';
import { savingOf, versionOf } from './shared/ofLeg.ts';
import { isByStop, stopAt } from './stops.ts';
import { toVerify } from './toVerify.ts';
import { uncheckedOf } from './unchecked.ts';

/** The Carta Porte of a load as this actor may see it: its parts, and what is missing in all of it. */
export async function presentCartaPorte(
  actor: Actor,
  load: LoadWithLeg,
  locale: Locale,
): Promise<Schemas['CartaPorte']> {
  const filledParts = fillFromKnown(load);
  const { data } = filledParts;
  const keys = await loadKeys(CartaPorte.knex(), data, load.pickupDate);
  const findings = findingsOf(data, keys);
  const parties = partsFor(actor);
  const duty = toVerify(load.leg, locale);
  return {
    id: load.id,
    reference: load.reference,
    facts: factsOf(load, locale),
    parts: parties.map((party) => ({
      ...partOf(filledParts, party, keys, locale),
      version: versionOf(load, party),
      savedBy: savingOf(load, party).by,
    })),
    progress: PARTIES.map((party) => progressOf(party, { load, data, findings })),
    findings: shownFindings(findings, data, parties, locale),
    unchecked: uncheckedOf(keys, locale),
    catalogs: catalogsOf(data, keys, parties),
    ...(load.whole && parties.includes('customer') && { whole: keyOf(load.whole) }),
    ...(duty && { toVerify: duty }),
    can: abilities(may, actor, load),
  };
}

function keyOf({ id, reference }: Load) {
  return { id, reference };
}

const PARTIES: Party[] = ['customer', 'carrier'];

interface CheckedLoad {
  load: LoadWithLeg;
  data: Data;
  findings: Finding[];
}

function progressOf(party: Party, { load, data, findings }: CheckedLoad) {
  const sections = placedSections(data, party);
  const required = sections.flatMap(({ fields }) => fields.filter(({ isRequired }) => isRequired));
  const broken = new Set(
    findings.filter((one) => one.party === party && !one.isAdvice).map(({ path }) => path),
  );
  const paths = new Set([...required.map(({ path }) => path), ...broken]);
  return {
    party,
    done: [...paths].filter((path) => !broken.has(path)).length,
    total: paths.size,
    savedAt: savingOf(load, party).at,
  };
}

/** The findings in words, by stop where there are more than two; of the other party's part each text once, without the field. */
function shownFindings(findings: Finding[], data: Data, parties: Party[], locale: Locale) {
  const texts = findings.map(({ text, remedy, path, ...finding }) => {
    const stop = isByStop(data) && stopAt(data, path)?.title[locale];
    return {
      ...finding,
      text: text[locale],
      remedy: remedy[locale],
      path: parties.includes(finding.party) ? path : null,
      ...(stop && { stop }),
    };
  });
  const isNew = (text: (typeof texts)[number], index: number) =>
    text.path !== null || texts.findIndex((other) => isSame(other, text)) === index;
  return texts.filter(isNew);
}

interface FindingText {
  party: Party;
  text: string;
  stop?: string;
}

function isSame(a: FindingText, b: FindingText): boolean {
  return a.party === b.party && a.text === b.text && a.stop === b.stop;
}
