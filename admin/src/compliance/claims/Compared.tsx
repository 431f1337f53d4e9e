import { Box, Stack, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { ToneChip } from '../../core/fields/ToneChip.tsx';
import { formatPhone } from '../../core/format/formatPhone.ts';
import type { Tone } from '../../core/theme/tokens.ts';
import { stateName } from '../../freight/places/states.ts';

type Fact = Schemas['ClaimFact'];

/** Lists where the claiming carrier and the record agree and where they differ, with both values of each difference. */
export function Compared(_: { source?: string }) {
  const { compared = [] } = useRecordContext<Schemas['Claim']>() ?? {};
  return <Facts facts={compared} />;
}

/** These facts as a list. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <Stack component="ul" spacing={0.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {facts.map((fact) => (
        <One key={fact.kind} fact={fact} />
      ))}
    </Stack>
  );
}

function One({ fact }: { fact: Fact }) {
  const translate = useTranslate();
  const { kind, state } = fact;
  return (
    <Box component="li" sx={LINE}>
      <ToneChip label={translate(`claims.compared.state.${state}`)} tone={TONES[state]} />
      <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
        {translate(`claims.compared.kind.${kind}`)}
      </Typography>
      <Typography component="span" variant="body2" color="text.secondary">
        {state === 'fits'
          ? factText(fact, 'record')
          : translate('claims.compared.both', bothOf(fact, translate))}
      </Typography>
    </Box>
  );
}

function bothOf(fact: Fact, translate: (key: string) => string) {
  const none = translate('claims.compared.none');
  return { claimant: factText(fact, 'claimant') ?? none, record: factText(fact, 'record') ?? none };
}

function factText(fact: Fact, of: 'claimant' | 'record'): string | null {
  const value = fact[of];
  if (value && fact.kind === 'phone') return formatPhone(value);
  return value?.replace(STATE_CODE, stateName) ?? null;
}

const STATE_CODE = /\b(MX|US)-[A-Z]{2,3}\b/g;
const TONES: Record<Fact['state'], Tone> = {
  fits: 'good',
  differs: 'warning',
  unknown: 'neutral',
};
const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 };
