import { Box } from '@mui/material';
import { TextInput } from 'react-admin';
import { ChoiceInput } from '../../core/inputs/ChoiceInput.tsx';
import { field } from '../../core/contract/field.ts';
import { FormSection, WIDE } from '../../core/pages/FormSection.tsx';
import { NameSearchInput } from '../../core/inputs/NameSearchInput.tsx';
import { MovementInput } from '../../freight/load/MovementInput.tsx';
import { CargoInputs } from '../../freight/load/CargoInputs.tsx';
import { FrequencyInput, KindInput } from '../../freight/load/KindInputs.tsx';
import { AddStop } from '../../freight/stops/AddStop.tsx';
import { StopsBetween } from '../../freight/stops/StopsBetween.tsx';
import { StopsForm } from '../../freight/stops/StopsForm.tsx';
import { TargetRateInput } from '../../freight/load/TargetRateInput.tsx';
import { LegHint } from './legs/LegHint.tsx';
import { ShipmentStopInputs } from './ShipmentStopInputs.tsx';
import { useSides } from '../../freight/useSides.ts';

/** The form of a load: customer, stops and cargo. */
export function ShipmentForm() {
  const { seesCustomer } = useSides();
  const at = (name: string) => field('ShipmentInput', name);
  return (
    <StopsForm of="Stop">
      <LegHint />
      <FormSection title="shipments.section.customer">
        {seesCustomer && (
          <NameSearchInput
            {...at('customerId')}
            reference="companies"
            sort="name"
            filter={CUSTOMERS}
          />
        )}
        <TextInput {...at('customerReference')} />
        <KindInput of="ShipmentInput" />
        <MovementInput />
        <FrequencyInput of="ShipmentInput" />
        <NameSearchInput {...at('routeId')} reference="routes" sort="number" />
        <ChoiceInput of="ShipmentInput" source="currency" words="shipments.currency" />
        <TargetRateInput of="ShipmentInput" />
      </FormSection>
      <FormSection title="shipments.section.pickup">
        <ShipmentStopInputs source="origin" day="pickup" />
      </FormSection>
      <StopsBetween />
      <FormSection title="shipments.section.delivery">
        <ShipmentStopInputs source="destination" day="delivery" />
        <Box sx={WIDE}>
          <AddStop />
        </Box>
      </FormSection>
      <FormSection title="shipments.section.cargo">
        <CargoInputs of="ShipmentInput" />
      </FormSection>
      <FormSection title="shipments.section.notes">
        <TextInput {...at('comment')} multiline minRows={3} sx={WIDE} />
      </FormSection>
    </StopsForm>
  );
}

const CUSTOMERS = { type: ['shipper'] };
