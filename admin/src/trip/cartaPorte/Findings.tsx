import { Alert, Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Section } from '../../core/pages/Section.tsx';
import type { Party, Shown } from './useCartaPorte.ts';

/** Lists the missing or wrong fields of both parts, by party, with SAT's codes and what to do. */
export function Findings({ data }: { data: Shown }) {
  const translate = useTranslate();
  return (
    <Section title="cartaPorte.missing">
      {data.findings.length === 0 && (
        <Alert severity="success">{translate('cartaPorte.complete')}</Alert>
      )}
      {PARTIES.map((party) => (
        <OfParty
          key={party}
          findings={data.findings.filter((one) => one.party === party)}
          party={party}
        />
      ))}
      <Typography variant="h5" component="h3" sx={{ mt: 2, mb: 0.5 }}>
        {translate('cartaPorte.unchecked')}
      </Typography>
      <Box component="ul" sx={LIST}>
        {data.unchecked.map((text) => (
          <Typography component="li" variant="body2" color="text.secondary" key={text}>
            {text}
          </Typography>
        ))}
      </Box>
    </Section>
  );
}

function OfParty({ party, findings }: { party: Party; findings: Shown['findings'] }) {
  const translate = useTranslate();
  if (findings.length === 0) return null;
  return (
    <>
      <Typography variant="h5" component="h3" sx={{ mt: 1, mb: 0.5 }}>
        {translate(`cartaPorte.parties.${party}`)}
      </Typography>
      <Box component="ul" sx={LIST}>
        {findings.map(({ rule, path, stop, text, codes, isAdvice, remedy }, index) => (
          <Typography component="li" variant="body2" key={`${rule} ${path} ${index}`}>
            {isAdvice && `${translate('cartaPorte.advice')}: `}
            {stop && `${stop}: `}
            <strong>{text}</strong>
            {codes && ` (${codes})`} {remedy}
          </Typography>
        ))}
      </Box>
    </>
  );
}

const PARTIES: Party[] = ['customer', 'carrier'];
const LIST = { m: 0, pl: 2.5, display: 'grid', gap: 0.5 } as const;
