import { ShowPage } from '../../../core/pages/ShowPage.tsx';
import { StatusField } from '../../../freight/status/StatusChip.tsx';
import { Flags } from '../Flags.tsx';
import { POLL } from '../shipment.ts';
import { LoadTabs } from './LoadTabs.tsx';
import { ShipmentHeader } from './ShipmentHeader.tsx';

/** The view of a load: its status, the next step and what it lacks, then its parts as tabs. */
export function ShipmentShow() {
  return (
    <ShowPage every={POLL} status={STATUS}>
      <ShipmentHeader />
      <LoadTabs />
    </ShowPage>
  );
}

const STATUS = (
  <>
    <StatusField of="shipments" />
    <Flags />
  </>
);
