import { useMediaQuery } from '@mui/material';
import { TextInput, useRecordContext } from 'react-admin';
import { CompanyQuickCreate } from '../../../network/companies/index.ts';
import { field } from '../../../core/contract/field.ts';
import { WIDE } from '../../../core/pages/FormSection.tsx';
import { NameSearchInput } from '../../../core/inputs/NameSearchInput.tsx';
import { useQuickCreate } from '../../../core/inputs/QuickCreate.tsx';
import { useSignedInUser } from '../../../core/auth/useSignedInUser.ts';
import { AskedInput } from '../legs/form/AskedInput.tsx';
import { FormCard } from './FormCard.tsx';
import { FrequencyInput, KindInput } from '../../../freight/load/KindInputs.tsx';
import { LastQuoteNote } from './LastQuoteNote.tsx';
import { MovementInput } from '../../../freight/load/MovementInput.tsx';

/** The inputs for the customer and the kind of quote. A shipper does not choose a customer. */
export function CustomerSection() {
  const isShipper = useSignedInUser()?.user_type.name === 'shipper';
  const isFirst = useIsFirst();
  const quickCreate = useQuickCreate('companies', <CompanyQuickCreate />);
  return (
    <FormCard title="quotes.sections.customer">
      {!isShipper && (
        <>
          <NameSearchInput
            {...field('QuoteInput', 'customerId')}
            reference="companies"
            filter={{ type: 'shipper' }}
            sort="name"
            {...quickCreate}
            {...(isFirst && FIRST)}
            sx={WIDE}
          />
          <LastQuoteNote />
        </>
      )}
      <KindInput of="QuoteInput" />
      <MovementInput />
      <AskedInput />
      <TextInput {...field('QuoteInput', 'customerReference')} />
      <FrequencyInput of="QuoteInput" />
    </FormCard>
  );
}

/** Whether the form begins with the focus on the customer: with a new quote, where no keyboard comes up over the page. */
function useIsFirst(): boolean {
  const hasKeyboard = useMediaQuery('(hover: hover) and (pointer: fine)', { noSsr: true });
  return useRecordContext()?.id === undefined && hasKeyboard;
}

/** Has the focus at first, and its list closed until somebody types or clicks. */
const FIRST = { TextFieldProps: { autoFocus: true }, openOnFocus: false } as const;
