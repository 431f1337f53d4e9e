import { NullableBooleanInput, SelectInput } from 'react-admin';
import { choices } from '../../../core/contract/field.ts';
import { lateFilter } from '../../../core/list/lateFilter.tsx';

const DateInput = lateFilter(
  async () => (await import('../../../core/inputs/DateInput.tsx')).DateInput,
);
const NameSearchInput = lateFilter(
  async () => (await import('../../../core/inputs/NameSearchInput.tsx')).NameSearchInput,
);
const StateInput = lateFilter(
  async () => (await import('../../../freight/places/StateInput.tsx')).StateInput,
);

/** The filters of the list of quotes, besides the status (StatusFilter.tsx). */
export const quoteFilters = [
  <SelectInput
    key="movement"
    source="movement"
    choices={choices('Quote', 'movement', 'anden.movement')}
  />,
  <NameSearchInput key="customerId" source="customerId" reference="companies" sort="name" />,
  <StateInput key="originState" source="originState" />,
  <StateInput key="destinationState" source="destinationState" />,
  <StateInput key="stopState" source="stopState" />,
  ...['createdFrom', 'createdTo', 'sentFrom', 'sentTo'].map((source) => (
    <DateInput isPast key={source} source={source} />
  )),
  <SelectInput
    key="customerAnswer"
    source="customerAnswer"
    choices={['accepted', 'refused', 'none'].map((id) => ({
      id,
      name: `quotes.customerAnswer.${id}`,
    }))}
  />,
  ...['rated', 'ratedWithinHour'].map((source) => (
    <NullableBooleanInput key={source} source={source} />
  )),
];

/** The filters by a carrier and its answer; not for shippers, who do not see carriers. */
export const carrierFilters = ['carrierId', 'ratedBy', 'assignedTo'].map((source) => (
  <NameSearchInput key={source} source={source} reference="carriers" sort="carrierName" />
));
