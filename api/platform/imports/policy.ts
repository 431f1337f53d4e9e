import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import * as may from '../../core/auth/policy.ts';
import { isNoCarrier } from '../userTypes.ts';

type Import = Schemas['Import'];

const isReady = may.state<Import>(({ status }) => status === 'ready', 'IMPORT_NOT_READY');
const hasNoOpenDate = may.state<Import>(({ openDate }) => !openDate, 'IMPORT_DATES_OPEN');
const isNotWritten = may.state<Import>(
  ({ status }) => status === 'ready' || status === 'reading',
  'IMPORT_NOT_READY',
);

/**
 * The permissions for imports: users read those of their company, staff all. The policy of each entity decides who may
 * start, confirm and cancel one.
 */
export const importPolicy = {
  visible: visibleTo,
  list: isNoCarrier,
  show: isNoCarrier,
  confirm: may.all<Import>(isNoCarrier, isReady, hasNoOpenDate),
  chooseDates: may.all<Import>(isNoCarrier, isReady),
  cancel: may.all<Import>(isNoCarrier, isNotWritten),
} satisfies may.Policy<Import>;

function visibleTo({ type, companyId }: Actor): may.Scope {
  if (type === 'internal') return may.everything;
  return type === 'carrier' ? may.nothing : [{ companyId }];
}
