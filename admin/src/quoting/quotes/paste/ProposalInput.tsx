import { Box } from '@mui/material';
import type { ComponentType } from 'react';
import { BooleanInput, required, SelectInput, TextInput } from 'react-admin';
import { choices, field as of } from '../../../core/contract/field.ts';
import { ChoiceInput } from '../../../core/inputs/ChoiceInput.tsx';
import { DecimalInput } from '../../../core/inputs/DecimalInput.tsx';
import { NameSearchInput } from '../../../core/inputs/NameSearchInput.tsx';
import { TimeInput } from '../../../core/inputs/TimeInput.tsx';
import { WholeNumberInput } from '../../../core/inputs/WholeNumberInput.tsx';
import { CatalogInput } from '../../../freight/load/CatalogInput.tsx';
import { LoadDayInput } from '../../../freight/load/LoadDayInput.tsx';
import { TargetRateInput } from '../../../freight/load/TargetRateInput.tsx';
import type { MessageField } from './proposal.ts';

/** The input of a field of a proposed quote. */
export function ProposalInput({ field }: { field: MessageField }) {
  const Input = INPUTS[field];
  return Input ? <Input /> : <TextInput {...of('QuoteInput', field)} />;
}

const INPUTS: { [Field in MessageField]?: ComponentType } = {
  customerId: CustomerInput,
  pickupDate: () => <LoadDayInput of="QuoteInput" day="pickup" />,
  pickupFrom: () => <TimeInput {...of('QuoteInput', 'pickupFrom')} />,
  pickupTo: () => <TimeInput {...of('QuoteInput', 'pickupTo')} />,
  deliveryDate: () => <LoadDayInput of="QuoteInput" day="delivery" />,
  deliveryFrom: () => <TimeInput {...of('QuoteInput', 'deliveryFrom')} />,
  deliveryTo: () => <TimeInput {...of('QuoteInput', 'deliveryTo')} />,
  equipmentId: () => <CatalogInput source="equipmentId" reference="catalogs/equipments" />,
  comodityId: () => <CatalogInput source="comodityId" reference="catalogs/comodities" />,
  weight: WeightInput,
  units: () => <WholeNumberInput {...of('QuoteInput', 'units')} />,
  hazmat: () => <BooleanInput source="hazmat" />,
  drayage: () => <BooleanInput source="drayage" />,
  targetRate: () => <TargetRateInput of="QuoteInput" />,
  currency: CurrencyInput,
  comment: CommentInput,
};

function CustomerInput() {
  const { source, validate } = of('QuoteInput', 'customerId');
  const filter = { type: 'shipper' };
  return (
    <NameSearchInput
      source={source}
      validate={validate}
      filter={filter}
      reference="companies"
      sort="name"
    />
  );
}

function WeightInput() {
  return (
    <Box sx={MEASURE}>
      <DecimalInput {...of('QuoteInput', 'weight')} />
      <ChoiceInput of="QuoteInput" source="weightUnit" words="anden.unit" />
    </Box>
  );
}

/** Where it is asked, the quote does not take the company's currency without an answer. */
function CurrencyInput() {
  const currencies = choices('QuoteInput', 'currency', 'anden.currency');
  return <SelectInput source="currency" validate={REQUIRED} choices={currencies} />;
}

function CommentInput() {
  return <TextInput {...of('QuoteInput', 'comment')} multiline helperText="quotes.commentHelp" />;
}

const REQUIRED = required();
const MEASURE = { display: 'grid', columnGap: 1, gridTemplateColumns: '3fr 2fr' };
