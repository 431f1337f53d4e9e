import { Box } from '@mui/material';
import { TextInput } from 'react-admin';
import { ChoiceInput } from '../../core/inputs/ChoiceInput.tsx';
import { field } from '../../core/contract/field.ts';
import { DecimalInput } from '../../core/inputs/DecimalInput.tsx';
import { WholeNumberInput } from '../../core/inputs/WholeNumberInput.tsx';
import { FormSection, WIDE } from '../../core/pages/FormSection.tsx';
import { NameSearchInput } from '../../core/inputs/NameSearchInput.tsx';
import { PlaceInput } from '../../freight/places/PlaceInput.tsx';
import { useSignedInUser } from '../../core/auth/useSignedInUser.ts';
import { CatalogInput } from '../../freight/load/CatalogInput.tsx';
import { AddStop } from '../../freight/stops/AddStop.tsx';
import { DropPlace, POSITIONS } from '../../freight/stops/DropPlace.tsx';
import { EndDetails } from '../../freight/stops/StopDetailsInputs.tsx';
import { StopsBetween } from '../../freight/stops/StopsBetween.tsx';
import { StopsForm } from '../../freight/stops/StopsForm.tsx';
import { MovementInput } from '../../freight/load/MovementInput.tsx';

/** The form of a route: stops, cargo and frequency; for users who see the purchase side also carrier and rates. */
export function RouteForm() {
  const isShipper = useSignedInUser()?.user_type.name === 'shipper';
  return (
    <StopsForm of="LaneStop">
      <EndSection end="origin" />
      <StopsBetween />
      <EndSection end="destination" />
      <FormSection title="routes.section.load">
        <MovementInput />
        <ChoiceInput of="RouteInput" source="kind" words="anden.kind" />
        <ChoiceInput of="RouteInput" source="frequency" words="anden.frequency" />
        <WholeNumberInput {...field('RouteInput', 'volume')} helperText="routes.hint.volume" />
        <CatalogInput source="equipmentId" reference="catalogs/equipments" />
        <CatalogInput source="comodityId" reference="catalogs/comodities" />
        <DecimalInput {...field('RouteInput', 'distanceKm')} />
        <TextInput {...field('RouteInput', 'comment')} multiline minRows={2} sx={WIDE} />
      </FormSection>
      {!isShipper && <ContractSection />}
    </StopsForm>
  );
}

function EndSection({ end }: { end: 'origin' | 'destination' }) {
  return (
    <FormSection title={`anden.lane.${end}`}>
      <Box sx={WIDE}>
        <DropPlace index={POSITIONS[end]}>
          <PlaceInput source={end} />
        </DropPlace>
      </Box>
      <EndDetails end={end} />
      {end === 'destination' && (
        <Box sx={WIDE}>
          <AddStop />
        </Box>
      )}
    </FormSection>
  );
}

function ContractSection() {
  return (
    <FormSection title="routes.section.contract">
      <NameSearchInput
        source="customerId"
        reference="companies"
        sort="name"
        filter={CUSTOMERS}
        sx={WIDE}
      />
      <DecimalInput {...field('RouteInput', 'targetRate')} helperText="anden.withoutTax" />
      <ChoiceInput of="RouteInput" source="currency" words="anden.currency" />
      <NameSearchInput source="carrierId" reference="carriers" sort="carrierName" sx={WIDE} />
      <DecimalInput {...field('RouteInput', 'contractRate')} helperText="anden.withoutTax" />
      <ChoiceInput of="RouteInput" source="contractCurrency" words="anden.currency" />
    </FormSection>
  );
}

const CUSTOMERS = { type: ['shipper'] };
