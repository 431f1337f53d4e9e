import { Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId } from 'react';
import { CheckboxGroupInput, TextInput, useTranslate } from 'react-admin';
import { KeptForm } from '../../core/form/KeptForm.tsx';
import { SubmitButton } from '../../core/form/SubmitButton.tsx';
import type { FieldValues } from 'react-hook-form';
import { choices, field } from '../../core/contract/field.ts';
import { DecimalInput } from '../../core/inputs/DecimalInput.tsx';
import { WholeNumberInput } from '../../core/inputs/WholeNumberInput.tsx';
import { TextButton } from '../../core/actions/TextButton.tsx';
import { useAct } from '../../core/actions/useAct.ts';
import type { Confirmation } from './useConfirmations.ts';

interface IssueDialogProps {
  shipmentId: string;
  latest: Confirmation | undefined;
  onClose: () => void;
}

/** The dialog for the terms of a new revision, filled with those of the last one. */
export function IssueDialog({ shipmentId, latest, onClose }: IssueDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const { act } = useAct('rateConfirmations.done.issued');
  const submit = async (terms: FieldValues) => {
    let refused: object | undefined;
    const what = { resource: 'shipments', id: shipmentId, verb: 'rateConfirmations' };
    const done = await act(what, terms, (errors) => (refused = errors));
    if (done) onClose();
    return refused;
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <KeptForm
        place={`shipments/${shipmentId} rateConfirmations`}
        record={NOTHING}
        defaultValues={{ ...USUAL, ...latest?.terms }}
        onSubmit={submit}
      >
        <DialogTitle id={id}>
          {translate(`rateConfirmations.${latest ? 'revise' : 'issue'}`)}
        </DialogTitle>
        <DialogContent>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
            {translate('rateConfirmations.reviseHelp')}
          </Typography>
          <TermsInputs />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <TextButton label="anden.action.cancel" onClick={onClose} />
          <SubmitButton label="rateConfirmations.send" icon={<></>} alwaysEnable />
        </DialogActions>
      </KeptForm>
    </Dialog>
  );
}

function TermsInputs() {
  const at = (name: string) => ({
    ...field('RateConfirmationTerms', name),
    label: `resources.rateConfirmations.fields.terms.${name}`,
    fullWidth: true,
  });
  return (
    <>
      <WholeNumberInput {...at('freeHours')} />
      <DecimalInput {...at('detentionRate')} />
      <WholeNumberInput {...at('paymentDays')} />
      <WholeNumberInput {...at('reviewHours')} />
      <CheckboxGroupInput
        {...at('evidence')}
        row={false}
        choices={choices('RateConfirmationTerms', 'evidence', 'rateConfirmations.evidences')}
      />
      <TextInput {...at('comment')} multiline minRows={2} />
    </>
  );
}

const NOTHING = {};
const USUAL = { evidence: [], reviewHours: 48 };
