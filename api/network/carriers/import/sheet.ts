import { saveContactBook } from '../../contacts/index.ts';
import { requireBroker } from '../../companies/index.ts';
import type { Actor } from '../../../core/auth/actor.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { invalid } from '../../../core/errors/errors.ts';
import type { SheetContext, Row, Sheet } from '../../../core/import/sheet/sheet.ts';
import { normalize } from '../../../core/records/writing/normalize.ts';
import { changedFields } from '../../../core/import/records/changedFields.ts';
import { authorize, only } from '../../../core/auth/policy.ts';
import { Carrier } from '../Carrier.ts';
import { NORMALIZERS, warningsOf } from '../identity.ts';
import { carrierPolicy } from '../policy.ts';
import { ALIKE, compare, isClaimed } from './compare.ts';
import { equipmentIds } from '../equipment.ts';
import { find, update as updateCarrier } from '../service.ts';
import { columns } from './columns.ts';

type Input = Schemas['CarrierInput'] & Partial<Pick<Carrier, 'equipmentIds'>>;

/** The import of carriers: into a broker's own network; staff may choose any. */
export const carrierSheet: Sheet<Input> = {
  resource: 'carriers',
  model: Carrier,
  schema: 'CarrierInput',
  columns,
  load: carrierPolicy.load,
  targetCompany: targetCompanyOf,
  toValues,
  keysOf: ({ rfc, identifier }) => ({ rfc: isClaimed(rfc) ? rfc : null, identifier }),
  isUnique: true,
  compare,
  update,
  alike: ALIKE,
  write: {
    lists: {
      equipmentList: { table: 'carrier_equipments', owner: 'carrier_id', item: 'equipment_id' },
    },
    records: { contactBookList: null },
    after: writeContactBooks,
  },
};

async function targetCompanyOf(actor: Actor, companyId: string | null = null) {
  if (actor.type !== 'internal')
    return only({ companyId: companyId ?? undefined }, { companyId: actor.companyId! }).companyId;
  if (companyId) await requireBroker(companyId, 'companyId');
  return companyId;
}

function toValues(input: object, { companyId }: SheetContext) {
  const carrier = input as Input;
  if (carrier.companyId && carrier.companyId !== companyId) throw invalid('companyId', ELSEWHERE);
  const normal = normalize(carrier, NORMALIZERS);
  const ids = equipmentIds(normal.equipmentList ?? []);
  const values = { ...normal, companyId, ...(ids && { equipmentIds: ids }) };
  return { values, warnings: warningsOf(values as Schemas['Carrier']) };
}

const ELSEWHERE = {
  es: 'Todos se registran en la misma red',
  en: 'All of them are registered in one network',
};

/** Changes the carrier like a PATCH; equipment types are added to those it has. */
async function update(id: string, values: Input, { actor }: SheetContext) {
  const carrier = await find(actor, carrierPolicy.visible(actor), id);
  authorize(carrierPolicy.update(actor, carrier));
  const { companyId: _, equipmentIds: __, equipmentList = [], ...fields } = values;
  const equipment = [...new Set([...(carrier.equipmentList ?? []), ...equipmentList])];
  const change = changedFields(carrier, { ...fields, equipmentList: equipment });
  if (Object.keys(change).length === 0) return false;
  await updateCarrier(actor, carrier, change);
  return true;
}

async function writeContactBooks(rows: Row<Input>[]) {
  for (const { id, values } of rows)
    if (values.contactBookList?.length) await saveContactBook(id, values.contactBookList);
}
