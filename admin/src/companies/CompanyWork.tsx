import { TextField, useRecordContext } from 'react-admin';
import { LaneField } from '../core/LaneField.tsx';
import { Related } from '../core/Related.tsx';
import { Columns } from '../core/ShowPage.tsx';
import { StatusField } from '../core/StatusChip.tsx';
import { useIsStaff } from '../core/useIsStaff.ts';
import { StateNameField } from '../locations/StateNameField.tsx';
import type { Company } from './company.ts';

/** A company's quotes, loads and places; for staff also its people. */
export function CompanyWork() {
  const isStaff = useIsStaff();
  const isCustomer = useRecordContext<Company>()?.type === 'shipper';
  const target = isCustomer ? 'customerId' : 'companyId';
  return (
    <Columns>
      <Related reference="quotes" target={target}>
        <LaneField />
        <StatusField of="quotes" />
      </Related>
      <Related reference="shipments" target={target}>
        <LaneField />
        <StatusField of="shipments" />
      </Related>
      <Related reference="locations" target={target}>
        <StateNameField withCity />
      </Related>
      {isStaff && (
        <Related reference="users" target="companyId">
          <TextField source="email" color="text.secondary" />
        </Related>
      )}
    </Columns>
  );
}
