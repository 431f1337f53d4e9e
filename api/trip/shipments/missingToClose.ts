import type { Words } from '../../shared/words.ts';
import type { Schemas } from '../../core/contract/types.ts';

/** The open parts that keep a delivered load from being closed. */
export type Open = Required<
  Pick<Schemas['Shipment'], 'openIncidents' | 'owedEvidence' | 'pendingAccessorials'>
>;

/** The parameter of LOAD_NOT_COMPLETE: how many proof documents, accessorials and incidents are open, in words. */
export function missingToClose({
  openIncidents = 0,
  owedEvidence = [],
  pendingAccessorials = 0,
}: Partial<Open>) {
  const parts = [
    owedEvidence.length > 0 && EVIDENCE(owedEvidence.length),
    pendingAccessorials > 0 && ACCESSORIALS(pendingAccessorials),
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

const ACCESSORIALS = (count: number): Words => ({
  es: count === 1 ? '1 cargo accesorio' : `${count} cargos accesorios`,
  en: count === 1 ? '1 accessorial' : `${count} accessorials`,
});

const INCIDENTS = (count: number): Words => ({
  es: count === 1 ? '1 incidencia' : `${count} incidencias`,
  en: count === 1 ? '1 incident' : `${count} incidents`,
});
