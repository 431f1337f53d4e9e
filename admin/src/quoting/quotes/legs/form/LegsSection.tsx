import { Alert, Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { Section } from '../../../../core/pages/Section.tsx';
import { visuallyHidden } from '../../../../core/theme/visuallyHidden.ts';
import { BridgeInput } from './BridgeInput.tsx';
import { LegCard } from './LegCard.tsx';
import { useFormLegs } from './useFormLegs.ts';

/** The legs of the quote in driving order, each with what its carriers are asked for. */
export function LegsSection() {
  const translate = useTranslate();
  const { order, legs, revision, news, toggle } = useFormLegs();
  const wrong = useLegsError();
  return (
    <Section title="quotes.legs.title">
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {translate('quotes.legs.hint')}
      </Typography>
      {wrong && (
        <Alert severity="error" sx={{ mb: 1.5 }} tabIndex={-1} aria-invalid>
          {wrong}
        </Alert>
      )}
      {legs.length > 0 && <BridgeInput key={revision} />}
      <Box component="ol" aria-label={translate('quotes.legs.title')} sx={LIST}>
        {order.map((kind, at) => (
          <LegCard
            key={kind}
            kind={kind}
            order={order}
            position={at}
            legs={legs}
            revision={revision}
            onToggle={(isAsked) => toggle(kind, isAsked)}
          />
        ))}
      </Box>
      <Typography role="status" sx={visuallyHidden}>
        {news}
      </Typography>
    </Section>
  );
}

/** The error of the whole list, which the API tells. */
function useLegsError(): string | undefined {
  const { errors } = useFormState();
  const error = get(errors, 'legs') as { message?: unknown } | undefined;
  return typeof error?.message === 'string' ? error.message : undefined;
}

const LIST = { position: 'relative', listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 };
