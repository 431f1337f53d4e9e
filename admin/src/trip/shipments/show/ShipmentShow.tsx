import { ShowPage } from '../../../core/pages/ShowPage.tsx';
import { POLL } from '../shipment.ts';
import { LoadTabs } from './LoadTabs.tsx';
import { ShipmentHeader } from './ShipmentHeader.tsx';

/** The view of a load: its status, the next step and what it lacks, then its parts as tabs. */
export function ShipmentShow() {
  return (
    <ShowPage every={POLL}>
      <ShipmentHeader />
      <LoadTabs />
    </ShowPage>
  );
}
