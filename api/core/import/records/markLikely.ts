import type { Words } from '../../../shared/words.ts';
import type { Row } from '../sheet/sheet.ts';

/**
 * Marks a row as naming a record that only seems to be the same, and warns of it; once, though both passes over a file
 * compare its rows.
 */
export function markLikely(row: Row<unknown>, id: string, message: Words): void {
  row.existing = { id, isLikely: true };
  if (!row.warnings.some((one) => one.message.es === message.es))
    row.warnings.push({ field: '', message });
}
