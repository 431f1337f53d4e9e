import { TextField } from 'react-admin';
import { DateField } from '../../core/fields/DateField.tsx';
import { KeptOf } from '../../freight/kept/KeptOf.tsx';

/** The drivers of a carrier. */
export function OperatorsOf({ carrierId }: { carrierId: string }) {
  return (
    <KeptOf name="operators" carrierId={carrierId}>
      <TextField source="licenceNumber" />
      <DateField source="licenceEndsOn" />
    </KeptOf>
  );
}
