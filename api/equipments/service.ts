import type { Schemas } from '../core/contract/types.ts';
import { contains } from '../core/list/search.ts';
import { records } from '../core/records/records.ts';
import { equipmentColumns } from './columns.ts';
import { equipmentView } from './presenter.ts';

const plain = records<Schemas['Equipment'], Schemas['EquipmentInput'], Schemas['EquipmentChange']>(
  equipmentView,
  {
    filters: {
      q: contains(`equipments.code || ' ' || equipments.name_es || ' ' || equipments.name_en`),
    },
    sorts: { lengthFt: 'equipments.length_ft' },
  },
);

/** The verbs of equipment types. */
export const { list, find, create, update, archive } = plain;
export const exported = plain.exporting(equipmentColumns);
