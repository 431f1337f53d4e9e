import { catalogScreens } from '../../core/catalog/catalogScreens.tsx';

/** The screens of equipment types, whose own fields are a category and a length in feet. */
export const screens = catalogScreens({
  schema: 'EquipmentInput',
  fields: [{ source: 'category', words: 'equipments.category' }, { source: 'lengthFt' }],
});
