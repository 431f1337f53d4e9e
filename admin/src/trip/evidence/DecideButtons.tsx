import { Button } from '@mui/material';
import { TextInput, required, useTranslate } from 'react-admin';
import { useAct } from '../../core/actions/useAct.ts';
import { VerbButton } from '../../core/actions/VerbButton.tsx';
import { field } from '../../core/contract/field.ts';
import type { EvidenceItem } from './useEvidence.ts';

interface DecideButtonsProps {
  item: EvidenceItem;
  shipmentId: string;
  name: string;
}

/** The broker's decisions about a proof document: accept at once, reject and waive with a reason, reopen. */
export function DecideButtons({ item, shipmentId, name }: DecideButtonsProps) {
  const translate = useTranslate();
  const { act, isPending } = useAct('evidence.decided');
  const of = { resource: 'shipments', id: shipmentId };
  const verb = `evidence/${item.type}/review`;
  const at = atStop(item);
  const may = (action: string) => item.can.includes(action);
  const button = (action: 'accept' | 'reopen') => ({
    size: 'small' as const,
    sx: { minHeight: 44 },
    disabled: isPending,
    'aria-label': `${translate(`evidence.${action}`)}: ${name}`,
    onClick: () =>
      void act({ ...of, verb }, { decision: action === 'accept' ? 'accepted' : 'reopened', ...at }),
  });
  return (
    <>
      {may('accept') && (
        <Button {...button('accept')} variant="contained">
          {translate('evidence.accept')}
        </Button>
      )}
      {(['reject', 'waive'] as const).filter(may).map((action) => (
        <VerbButton
          key={action}
          of={of}
          verb={verb}
          words={`evidence.${action}`}
          about={name}
          size="small"
          variant="text"
          color={action === 'reject' ? 'error' : 'primary'}
          toBody={({ reason }: { reason?: string }) => ({
            decision: action === 'reject' ? 'rejected' : 'waived',
            reason,
            ...at,
          })}
        >
          <TextInput
            source="reason"
            validate={REASON}
            label="evidence.why"
            helperText={`evidence.${action}.help`}
            multiline
            minRows={2}
            fullWidth
          />
        </VerbButton>
      ))}
      {may('reopen') && (
        <Button {...button('reopen')} variant="text">
          {translate('evidence.reopen')}
        </Button>
      )}
    </>
  );
}

/** The part of a decision that names the stop; nothing for what is owed once. */
export function atStop({ stopNumber }: Pick<EvidenceItem, 'stopNumber'>) {
  return stopNumber ? { stopNumber } : {};
}

/** The limits of the reason for a decision, which is required. */
export const REASON = [required(), ...field('EvidenceReview', 'reason').validate];
