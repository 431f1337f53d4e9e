import type { Words } from '../core/i18n/words.ts';
import type { Schemas } from '../core/contract/types.ts';

/** What keeps a delivered load from being closed. */
export type Open = Required<Pick<Schemas['Shipment'], 'openIncidents' | 'owedEvidence'>>;

/** The parameter of LOAD_NOT_COMPLETE: how many proof documents and incidents are open, in words. */
export function missingToClose({ openIncidents = 0, owedEvidence = [] }: Partial<Open>) {
  const parts = [
    owedEvidence.length > 0 && EVIDENCE(owedEvidence.length),
    openIncidents > 0 && INCIDENTS(openIncidents),
  ].filter((part) => part !== false);
  const missing: Words = {
    es: parts.map(({ es }) => es).join(', '),
    en: parts.map(({ en }) => en).join(', '),
  };
  return { missing };
}

const EVIDENCE = (count: number): Words => ({
  es: count === 1 ? '1 evidencia' : `${count} evidencias`,
  en: count === 1 ? '1 proof document' : `${count} proof documents`,
});

const INCIDENTS = (count: number): Words => ({
  es: count === 1 ? '1 incidencia' : `${count} incidencias`,
  en: count === 1 ? '1 incident' : `${count} incidents`,
});
