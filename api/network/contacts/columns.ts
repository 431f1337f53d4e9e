import { type Columns, columnsOf, recordEnd } from '../../core/export/columns.ts';

/** The columns of the export of contacts. */
export const contactColumns: Columns = {
  ...columnsOf('Contact', [
    'name',
    'position',
    'ownerName',
    'contactTypeNameEs',
    'contactTypeNameEn',
    'emails',
    'phones',
    'language',
    'comment',
  ]),
  ...recordEnd,
};
