import { Alert, Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useTimeLeft } from '../../../core/fields/Countdown.tsx';
import { PhoneLink } from '../../../core/fields/PhoneField.tsx';
import { LinkButton } from '../../../freight/links/LinkButton.tsx';
import { linkedTo } from './linkedTo.ts';
import { type Invitation, isOpen, type Quote } from '../quote.ts';
import { isSilent } from './waves.ts';

interface CarriersWithoutRateProps {
  quote: Quote;
  invitations: Invitation[];
}

/** In the last ten minutes, the carriers that have sent no rate, each with its phone and the text for WhatsApp. */
export function CarriersWithoutRate({ quote, invitations }: CarriersWithoutRateProps) {
  const translate = useTranslate();
  const { isUrgent } = useTimeLeft(quote.deadlineAt ?? '');
  const silent = invitations.filter(isSilent);
  if (!isUrgent || !isOpen(quote) || silent.length === 0) return null;
  return (
    <Alert severity="warning" icon={false} sx={{ mb: 2, '& .MuiAlert-message': { width: '100%' } }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {translate('quotes.invited.silent', { smart_count: silent.length })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {silent.map((invitation) => (
          <Box component="li" key={invitation.id} sx={ROW}>
            <Box component="span" sx={{ flex: 1, minWidth: 160 }}>
              {invitation.carrierName}
            </Box>
            {invitation.carrierPhone && <PhoneLink phone={invitation.carrierPhone} />}
            <LinkButton linkTarget={linkedTo(invitation)} />
          </Box>
        ))}
      </Box>
    </Alert>
  );
}

const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 };
