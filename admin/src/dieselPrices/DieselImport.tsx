import { ImportPage } from '../core/import/ImportPage.tsx';
import { useDieselFileDoubts } from './useDieselFileDoubts.ts';

/** The bulk upload of diesel prices, which asks about prices that are far from the last one. */
export function DieselImport() {
  return <ImportPage doubtsOf={useDieselFileDoubts()} />;
}
