import { Box } from '@mui/material';
import { CheckboxGroupInput } from 'react-admin';
import type { Schemas } from '../../../core/contract/types.ts';
import { choices, field } from '../../../core/contract/field.ts';
import { ChoiceInput } from '../../../core/inputs/ChoiceInput.tsx';
import { DecimalInput } from '../../../core/inputs/DecimalInput.tsx';
import type { CarrierDocument } from '../document.ts';

/** The facts that a file proves besides its validity, as typed. */
export type Proved = Partial<
  Pick<Schemas['DocumentReview'], 'insuredAmount' | 'insuredCurrency' | 'certificates'>
>;

/** The inputs for what a document of this type proves: the insured amount, or the security certificates. */
export function ProvedInputs({ type }: Pick<CarrierDocument, 'type'>) {
  if (type === 'insurance_cover')
    return (
      <Box sx={{ mt: 2 }}>
        <DecimalInput
          {...field('DocumentReview', 'insuredAmount')}
          label="resources.validations.fields.insuredAmount"
          helperText="documents.approve.insuredHelp"
        />
        <ChoiceInput
          of="DocumentReview"
          source="insuredCurrency"
          words="companies.currency"
          label="resources.validations.fields.insuredCurrency"
        />
      </Box>
    );
  if (type !== 'security_certificates') return null;
  return (
    <CheckboxGroupInput
      source="certificates"
      label="resources.validations.fields.certificates"
      choices={choices('DocumentReview', 'certificates', 'companies.certificate')}
    />
  );
}

/** Returns the typed facts without the empty ones. */
export function provedOf({ insuredAmount, insuredCurrency, certificates }: Proved): Proved {
  return {
    ...(insuredAmount && { insuredAmount, ...(insuredCurrency && { insuredCurrency }) }),
    ...(certificates && { certificates }),
  };
}
