import type { Transaction } from 'objection';
import { invalid } from '../../core/errors/errors.ts';
import type { Reaction } from '../../core/records/status/reactions.ts';
import { removeRow } from '../../core/records/writing/removeRow.ts';
import { amend } from '../../core/records/writing/save.ts';
import { type ChangedStops, Shipment, STOPS_CHANGED } from '../shipments/index.ts';
import { endOf } from './ends.ts';
import { Evidence } from './Evidence.ts';
import { EvidenceFile } from './EvidenceFile.ts';
import { sameStops } from './sameStops.ts';

/**
 * Lets proof documents follow their stops when those of a load change. What was decided of a removed stop without files is
 * removed with it; 422 where files were sent for it.
 */
export const followStops: Reaction = {
  model: Shipment,
  statuses: [STOPS_CHANGED],
  async run(trx, { id: shipmentId, companyId }, { facts }) {
    const { before, after } = facts as ChangedStops;
    const numbers = sameStops(before, after);
    const rows = await Evidence.query(trx).where({ companyId, shipmentId });
    const moves = rows.flatMap((evidence) => {
      const from = evidence.stopNumber ?? endOf(evidence.type, before.length);
      return from ? [{ evidence, from, to: numbers.get(from) }] : [];
    });
    for (const { evidence, to } of moves) if (!to) await remove(trx, evidence);
    for (const { evidence, to } of inOrder(moves)) await moveTo(trx, evidence, to, after.length);
  },
};

interface Move {
  evidence: Evidence;
  from: number;
  to: number | undefined;
}

/** The moves to a later stop from the last one on, then those to an earlier one: so no two are at one stop meanwhile. */
function inOrder(moves: Move[]) {
  const toStops = moves.flatMap((move) => (move.to ? [{ ...move, to: move.to }] : []));
  const isLater = ({ from, to }: Move) => to! >= from;
  return [
    ...toStops.filter(isLater).sort((a, b) => b.to - a.to),
    ...toStops.filter((move) => !isLater(move)).sort((a, b) => a.to - b.to),
  ];
}

async function moveTo(trx: Transaction, evidence: Evidence, to: number, count: number) {
  const stopNumber = to === endOf(evidence.type, count) ? null : to;
  if (stopNumber !== evidence.stopNumber) await amend(Evidence, evidence, { stopNumber }, { trx });
}

async function remove(trx: Transaction, evidence: Evidence): Promise<void> {
  const { id: evidenceId, companyId } = evidence;
  if (await EvidenceFile.query(trx).findOne({ companyId, evidenceId }))
    throw invalid('stops', HAS_FILES);
  await removeRow(Evidence, evidence, trx);
}

const HAS_FILES = {
  es: 'Ya se enviaron evidencias de una parada que quiere quitar: déjela en su lugar',
  en: 'Proof documents were sent for a stop that you want to remove: leave it in its place',
};
