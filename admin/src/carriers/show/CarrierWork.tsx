import { LaneField } from '../../core/LaneField.tsx';
import { Related } from '../../core/Related.tsx';
import { Columns } from '../../core/ShowPage.tsx';
import { StatusField } from '../../core/StatusChip.tsx';

/** The quotes a carrier was asked about, and the loads it carries. */
export function CarrierWork() {
  return (
    <Columns>
      <Related reference="quotes" target="carrierId">
        <LaneField />
        <StatusField of="quotes" />
      </Related>
      <Related reference="shipments" target="carrierId">
        <LaneField />
        <StatusField of="shipments" />
      </Related>
    </Columns>
  );
}
