import type { useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';

type Work = Pick<
  Schemas['RadarCarrier'],
  'openInvitations' | 'assignedLoads' | 'stoppedInvitations' | 'stoppedLoads'
>;

/** The loads and the requests that a carrier's documents stop, of all that it has; undefined for none. */
export function stoppedInWords(work: Work, translate: ReturnType<typeof useTranslate>) {
  const { openInvitations, assignedLoads, stoppedInvitations, stoppedLoads } = work;
  const countInWords = (kind: 'loads' | 'invitations', stopped: number, all: number) => {
    if (stopped === 0) return undefined;
    const total = translate(`documents.work.${kind}`, { smart_count: all });
    return stopped === all ? total : translate('documents.work.some', { stopped, total });
  };
  return {
    loads: countInWords('loads', stoppedLoads, assignedLoads),
    invitations: countInWords('invitations', stoppedInvitations, openInvitations),
  };
}
