import { changedFields } from '../../../core/import/records/changedFields.ts';
import type { SheetContext } from '../../../core/import/sheet/sheet.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { shipmentPolicy } from '../policy.ts';
import { act, find } from '../service.ts';
import { update as updateShipment } from '../changes/update.ts';

type Values = Schemas['ShipmentInput'] & { companyId: string };

/** Changes the load like a PATCH, if its status allows it. */
export async function update(id: string, values: Values, { actor, now }: SheetContext) {
  const load = await find(actor, shipmentPolicy.visible(actor), id);
  const { companyId: _, ...fields } = values;
  const change = changeOf(load, fields);
  if (Object.keys(change).length === 0) return false;
  await act(actor, id, shipmentPolicy.update, (lockedShipment) =>
    updateShipment(lockedShipment, actor, change, { now, ifMatch: undefined }),
  );
  return true;
}

/** The fields that differ; stops with fewer fields than the load's are the same where those that they have are. */
function changeOf(load: object, { stops, ...fields }: Omit<Values, 'companyId'>) {
  const change = changedFields(load, fields);
  const { stops: before = [] } = load as { stops?: Schemas['Stop'][] };
  const isSame = stops?.length === before.length && stops.every(isLike(before));
  return stops && !isSame ? { ...change, stops } : change;
}

function isLike(before: Schemas['Stop'][]) {
  return (stop: Schemas['Stop'], index: number) =>
    Object.keys(changedFields(before[index]!, stop)).length === 0;
}
