import { Box, Typography } from '@mui/material';
import { usePermissions, useTranslate } from 'react-admin';
import type { Permissions } from '../../../core/auth/permissions.ts';
import { Countdown } from '../../../core/fields/Countdown.tsx';
import { useMore } from '../../../core/list/useMore.tsx';
import { formatDate } from '../../../core/format/formatDate.ts';
import { Section } from '../../../core/pages/Section.tsx';
import { StatusChip } from '../../../freight/status/StatusChip.tsx';
import { ToneChip } from '../../../core/fields/ToneChip.tsx';
import { useMoneyFormat } from '../../../core/format/useMoneyFormat.ts';
import { useRegion } from '../../../core/format/useNumberFormat.ts';
import { Remark } from '../../../freight/load/Remark.tsx';
import type { Invitation, Quote } from '../quote.ts';
import { Lacking } from '../../../compliance/documents/index.ts';
import { Delivery } from './Delivery.tsx';
import { InvitationActions } from './InvitationActions.tsx';
import { CarriersWithoutRate } from './CarriersWithoutRate.tsx';
import { goesOutAt, isPrepared, isSilent } from './waves.ts';

interface InvitationsProps {
  quote: Quote;
  invitations: Invitation[];
}

const STEP = 25;

/** The invited carriers, each with its status; more at each press. */
export function Invitations({ quote, invitations }: InvitationsProps) {
  const [shown, more] = useMore(invitations, STEP);
  return (
    <Section title="quotes.sections.invitations">
      <CarriersWithoutRate quote={quote} invitations={invitations} />
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {shown.map((invitation) => (
          <Invited key={invitation.id} {...{ quote, invitations, invitation }} />
        ))}
      </Box>
      {more}
    </Section>
  );
}

function Invited({ invitation, ...rest }: InvitationsProps & { invitation: Invitation }) {
  const translate = useTranslate();
  const money = useMoneyFormat();
  const { quote } = rest;
  const { carrierName, status, rate, amount, deadlineAt, comment } = invitation;
  const mayAct = !!usePermissions<Permissions>().permissions?.invitations?.includes('call');
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {carrierName}
        </Typography>
        {isPrepared(invitation) ? (
          <Prepared invitation={invitation} {...rest} />
        ) : (
          <>
            <Story invitation={invitation} />
            {isSilent(invitation) && <Delivery invitation={invitation} />}
          </>
        )}
        {!rate && <Lacking documents={invitation.lackingDocuments} />}
        {status === 'rejected_by_carrier' && <Remark>{comment}</Remark>}
        {mayAct && <InvitationActions invitation={invitation} />}
      </Box>
      <Box sx={END}>
        <StatusChip of="invitations" status={status} />
        {rate?.late && <ToneChip tone="warning" label={translate('quotes.late')} />}
        {amount && (
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {money(amount, quote.currency)}
          </Typography>
        )}
        {deadlineAt && isSilent(invitation) && <Countdown until={deadlineAt} />}
      </Box>
    </Box>
  );
}

/** The wave of an invitation, and the latest time at which it is sent. */
function Prepared({
  quote,
  invitations,
  invitation,
}: InvitationsProps & { invitation: Invitation }) {
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

/** When an invitation was sent, opened and answered, or why it ended. */
function Story({ invitation }: { invitation: Invitation }) {
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

const ROW = {
  display: 'flex',
  gap: 1.5,
  py: 1.25,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '&:first-of-type': { pt: 0 },
  '&:last-of-type': { pb: 0 },
};
const END = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: 0.5,
  flexShrink: 0,
} as const;
