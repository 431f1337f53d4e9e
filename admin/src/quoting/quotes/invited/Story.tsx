import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../../core/format/formatDate.ts';
import { useRegion } from '../../../core/format/useNumberFormat.ts';
import type { Invitation, Quote } from '../quote.ts';
import { Delivery } from './Delivery.tsx';
import { goesOutAt, isPrepared, isSilent } from './waves.ts';

interface StoryProps {
  quote: Quote;
  /** All invitations of the quote. */
  invitations: Invitation[];
  invitation: Invitation;
}

/** When an invitation was sent, opened and answered, or why it ended; of a prepared one, when it is sent. */
export function Story({ quote, invitations, invitation }: StoryProps) {
  if (isPrepared(invitation))
    return <Prepared quote={quote} invitations={invitations} invitation={invitation} />;
  return (
    <>
      <LastStep invitation={invitation} />
      {isSilent(invitation) && <Delivery invitation={invitation} />}
    </>
  );
}

/** The wave of an invitation, and the latest time at which it is sent. */
function Prepared({ quote, invitations, invitation }: StoryProps) {
  const translate = useTranslate();
  const region = useRegion();
  const at = goesOutAt(quote, invitations, invitation);
  const words = {
    wave: invitation.wave ?? 0,
    time: at && formatDate(at.toISOString(), region, { withTime: true }),
  };
  return (
    <Typography variant="caption" color="text.secondary" component="p">
      {translate(`quotes.invited.${textOf(at)}`, words)}
    </Typography>
  );
}

function textOf(at: Date | null | undefined): string {
  if (at === undefined) return 'follows';
  return at ? 'prepared' : 'kept';
}

function LastStep({ invitation }: { invitation: Invitation }) {
  const translate = useTranslate();
  const region = useRegion();
  const { sentAt, openedAt, answeredAt, closeReason } = invitation;
  const [moment, name] =
    [
      [answeredAt, 'answered'],
      [openedAt, 'opened'],
      [sentAt, 'sent'],
    ].find(([time]) => time) ?? [];
  const when =
    moment &&
    translate(`quotes.invited.${name}`, { time: formatDate(moment, region, { withTime: true }) });
  const why = closeReason && translate(`anden.reasons.${closeReason}`, { _: closeReason });
  return (
    <Typography variant="caption" color="text.secondary" component="p">
      {[when, why].filter(Boolean).join(' · ')}
    </Typography>
  );
}
