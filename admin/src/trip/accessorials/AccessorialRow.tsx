import { Box, Button, Stack, Typography } from '@mui/material';
import { TextInput, required, useTranslate } from 'react-admin';
import { useAct } from '../../core/actions/useAct.ts';
import { VerbButton } from '../../core/actions/VerbButton.tsx';
import { field } from '../../core/contract/field.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { ToneChip } from '../../core/fields/ToneChip.tsx';
import { useMoneyFormat } from '../../core/format/useMoneyFormat.ts';
import { useNumberedStop } from '../../freight/stops/useStopText.ts';
import { FileLine, KeptFiles, SendButton } from '../evidence/index.ts';

interface AccessorialRowProps {
  item: Schemas['Accessorial'];
  /** Those of its load. */
  stops: Schemas['Stop'][];
  shipmentId: string;
  /** Whether the load is closed or cancelled; what was not decided then waits for nobody. */
  isOver: boolean;
}

/** One accessorial: what for, how much, how it stands, what proves it, and what may be done with it. */
export function AccessorialRow({ item, stops, shipmentId, isOver }: AccessorialRowProps) {
  const translate = useTranslate();
  const money = useMoneyFormat();
  const { kind, amount, currency, status, comment, reason, files, stopNumber } = item;
  const stop = useNumberedStop(stops)(stopNumber);
  const name = [translate(`accessorials.kinds.${kind}`), stop].filter(Boolean).join(' · ');
  const path = `shipments/${shipmentId}/accessorials/${item.id}`;
  const said = [comment, reason && translate('evidence.reason', { reason })];
  return (
    <Box component="li">
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 650 }}>
          {name}: {money(amount, currency)}
        </Typography>
        {isOver && status === 'pending' ? (
          <ToneChip label={translate('accessorials.undecided')} />
        ) : (
          <ToneChip tone={TONES[status]} label={translate(`accessorials.status.${status}`)} />
        )}
      </Stack>
      {said.filter(Boolean).map((text) => (
        <Typography key={text} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      ))}
      {files.map((file) => (
        <FileLine key={file.id} file={{ ...NO_PHOTO, ...file }} name={name} path={path} />
      ))}
      <KeptFiles path={path} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        {item.can.includes('prove') && <SendButton path={path} name={name} />}
        <Decisions item={item} shipmentId={shipmentId} name={name} />
      </Stack>
    </Box>
  );
}

type DecisionsProps = Omit<AccessorialRowProps, 'isOver' | 'stops'> & { name: string };

function Decisions({ item, shipmentId, name }: DecisionsProps) {
  const translate = useTranslate();
  const { act, isPending } = useAct('evidence.decided');
  const of = { resource: 'shipments', id: shipmentId };
  const verb = `accessorials/${item.id}/review`;
  return (
    <>
      {(['approve', 'withdraw'] as const)
        .filter((action) => item.can.includes(action))
        .map((action) => (
          <Button
            key={action}
            size="small"
            variant={action === 'approve' ? 'contained' : 'text'}
            sx={{ minHeight: 44 }}
            disabled={isPending}
            aria-label={`${translate(`accessorials.${action}`)}: ${name}`}
            onClick={() => void act({ ...of, verb }, { decision: DECISIONS[action] })}
          >
            {translate(`accessorials.${action}`)}
          </Button>
        ))}
      {item.can.includes('reject') && (
        <VerbButton
          of={of}
          verb={verb}
          words="accessorials.reject"
          about={name}
          size="small"
          variant="text"
          color="error"
          toBody={(values) => ({ decision: 'rejected', ...values })}
        >
          <TextInput
            source="reason"
            validate={REASON}
            label="evidence.why"
            helperText="accessorials.reject.help"
            multiline
            minRows={2}
            fullWidth
          />
        </VerbButton>
      )}
    </>
  );
}

const DECISIONS = { approve: 'approved', withdraw: 'withdrawn' };
const REASON = [required(), ...field('AccessorialReview', 'reason').validate];
const NO_PHOTO = { isCurrent: true, takenAt: null, place: null, sentBy: null, findings: [] };
const TONES = {
  pending: 'info',
  approved: 'good',
  rejected: 'bad',
  withdrawn: 'neutral',
} as const;
