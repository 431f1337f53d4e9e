import { Box, LinearProgress, Stack, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { Section } from '../../../core/pages/Section.tsx';
import type { Carrier } from '../carrier.ts';
import { CompletionField } from '../CompletionField.tsx';

/** The completion of a carrier in percent, and the names of what is missing. */
export function CarrierCompletion() {
  const translate = useTranslate();
  const { completion = 0, missing = [] } = useRecordContext<Carrier>() ?? {};
  const names = missing.map(({ kind, name }) =>
    translate(kind === 'document' ? `documents.type.${name}` : `resources.carriers.fields.${name}`),
  );
  return (
    <Section title="resources.carriers.fields.completion" aside={<CompletionField />}>
      <Stack spacing={1.25}>
        <LinearProgress
          variant="determinate"
          value={completion}
          aria-label={translate('resources.carriers.fields.completion')}
          sx={{ height: 6, borderRadius: 3 }}
        />
        {names.length > 0 && (
          <Typography variant="body2" color="text.secondary">
            {translate('carriers.missing')}{' '}
            <Box component="span" sx={{ color: 'text.primary' }}>
              {names.join(', ')}
            </Box>
          </Typography>
        )}
      </Stack>
    </Section>
  );
}
