import { Box, Link as MuiLink, Skeleton, Stack, Typography } from '@mui/material';
import { Link, usePermissions, useRecordContext, useTranslate } from 'react-admin';
import type { Permissions } from '../../../core/auth/permissions.ts';
import { ToneChip } from '../../../core/fields/ToneChip.tsx';
import { formatDate } from '../../../core/format/formatDate.ts';
import { useRegion } from '../../../core/format/useNumberFormat.ts';
import { formatPhone } from '../../../core/format/formatPhone.ts';
import { Section } from '../../../core/pages/Section.tsx';
import type { Tone } from '../../../core/theme/tokens.ts';
import type { Carrier } from '../carrier.ts';
import { type IdentityFact, useFacts } from './useFacts.ts';

/** Lists the identity facts of a carrier, each with its source; hidden from carriers. */
export function CarrierFacts() {
  const carrier = useRecordContext<Carrier>();
  const mayCompare = usePermissions<Permissions>().permissions?.carriers?.includes('compare');
  return carrier && mayCompare ? <Known id={carrier.id} /> : null;
}

function Known({ id }: { id: string }) {
  const translate = useTranslate();
  const data = useFacts(id);
  return (
    <Section title="carriers.facts.title">
      {data ? (
        <Stack component="ul" spacing={1.25} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((fact) => (
            <One key={fact.kind} fact={fact} />
          ))}
        </Stack>
      ) : (
        <Skeleton variant="rounded" height={120} aria-busy />
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
        {translate('carriers.facts.note')}
      </Typography>
    </Section>
  );
}

function One({ fact }: { fact: IdentityFact }) {
  const { kind, state, finding, at, others, source } = fact;
  const translate = useTranslate();
  const region = useRegion();
  const date = at && formatDate(at, region);
  return (
    <li>
      <Box sx={HEAD}>
        <ToneChip label={translate(`carriers.facts.state.${state}`)} tone={TONES[state]} />
        <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
          {translate(`carriers.facts.kind.${kind}`)}
        </Typography>
      </Box>
      <Typography variant="body2">
        {translate(`carriers.facts.${kind}.${finding}`, { date })}
        {others.map(({ id, carrierName }, index) =>
          id ? (
            <span key={id}>
              {' '}
              <MuiLink component={Link} to={`/admin/carriers/${id}/view`}>
                {carrierName}
              </MuiLink>
            </span>
          ) : (
            <span key={index}> {translate('carriers.facts.ofAnden')}</span>
          ),
        )}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {[shownValue(fact, translate), translate(`carriers.facts.source.${source}`)]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </li>
  );
}

type Translate = ReturnType<typeof useTranslate>;

function shownValue({ kind, value }: IdentityFact, translate: Translate): string | null {
  if (kind === 'phone') return value && formatPhone(value);
  return kind === 'bank_account' && value
    ? translate('carriers.facts.endsIn', { digits: value })
    : value;
}

const TONES: Record<IdentityFact['state'], Tone> = {
  fits: 'good',
  differs: 'warning',
  unknown: 'neutral',
};
const HEAD = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };
