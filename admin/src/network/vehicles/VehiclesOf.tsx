import { TextField } from 'react-admin';
import { WordField } from '../../core/fields/WordField.tsx';
import { KeptOf } from '../../freight/kept/KeptOf.tsx';

/** The vehicles of a carrier. */
export function VehiclesOf({ carrierId }: { carrierId: string }) {
  return (
    <KeptOf name="vehicles" carrierId={carrierId}>
      <TextField source="plates" />
      <WordField source="kind" of="vehicles.kind" />
    </KeptOf>
  );
}
