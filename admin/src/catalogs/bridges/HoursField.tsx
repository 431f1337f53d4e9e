import { useRecordContext, useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';

/** The cargo hours of a border crossing; those that nobody has compared with their source are marked. */
export function HoursField() {
  const translate = useTranslate();
  const { hours, hoursCheckedOn } = useRecordContext<Schemas['Bridge']>() ?? {};
  if (!hours) return null;
  return <>{hoursCheckedOn ? hours : translate('bridges.toVerify', { hours })}</>;
}
