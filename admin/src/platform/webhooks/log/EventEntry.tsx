import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, ButtonBase, Collapse, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Schemas } from '../../../core/contract/types.ts';
import { ToneChip } from '../../../core/fields/ToneChip.tsx';
import { formatDate } from '../../../core/format/formatDate.ts';
import { useRegion } from '../../../core/format/useNumberFormat.ts';
import type { Tone } from '../../../core/theme/tokens.ts';
import { useKinds } from '../useKinds.ts';
import { EventDetails } from './EventDetails.tsx';

interface EventEntryProps {
  webhookId: string;
  event: Schemas['WebhookEvent'];
  mayReplay: boolean;
}

/** An event of the log: what happened, when, and whether it was delivered; opened, its body and its tries. */
export function EventEntry({ webhookId, event, mayReplay }: EventEntryProps) {
  const [isOpen, setOpen] = useState(false);
  const translate = useTranslate();
  const region = useRegion();
  const name = useNameOf(event);
  const id = useId();
  const { state, createdAt, dueAt, tries } = event;
  const next = formatDate(dueAt, region, { withTime: true });
  return (
    <Box component="li" sx={ENTRY}>
      <ButtonBase
        onClick={() => setOpen(!isOpen)}
        aria-expanded={isOpen}
        aria-controls={id}
        sx={HEAD}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <Typography variant="body2" color="text.secondary">
            {formatDate(createdAt, region, { withTime: true })}
            {state === 'waiting' &&
              tries > 0 &&
              ` · ${translate('webhooks.log.next', { time: next })}`}
          </Typography>
        </Box>
        <ToneChip label={translate(`webhooks.log.state.${state}`)} tone={TONES[state]} />
        <ExpandMore
          fontSize="small"
          sx={{ transform: isOpen ? 'rotate(180deg)' : undefined, color: 'text.secondary' }}
        />
      </ButtonBase>
      <Collapse in={isOpen} id={id} unmountOnExit>
        <EventDetails webhookId={webhookId} event={event} mayReplay={mayReplay} name={name} />
      </Collapse>
    </Box>
  );
}

/** The name of an event's kind in the user's language. */
function useNameOf({ kind }: Schemas['WebhookEvent']): string {
  const translate = useTranslate();
  const { kinds = [] } = useKinds();
  if (kind === 'test' || kind === 'changes') return translate(`webhooks.log.${kind}`);
  return kinds.find(({ id }) => id === kind)?.name ?? kind;
}

const TONES: Record<Schemas['WebhookEventState'], Tone> = {
  waiting: 'neutral',
  delivered: 'good',
  failed: 'bad',
};

const ENTRY = { '& + &': { borderTop: 1, borderColor: 'divider' } };
const HEAD = {
  width: '100%',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  py: 1.25,
  textAlign: 'left',
};
