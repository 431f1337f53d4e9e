import { Alert, Box, Button } from '@mui/material';
import { Link, useTranslate } from 'react-admin';
import { useFacts } from './useFacts.ts';

/** Warns whoever is about to assign a load of identity facts that disagree; renders nothing when all agree. */
export function FactsToCheck({ carrierId }: { carrierId: string | null | undefined }) {
  const translate = useTranslate();
  const differing = useFacts(carrierId)?.filter(({ state }) => state === 'differs') ?? [];
  if (differing.length === 0) return null;
  return (
    <Alert severity="info">
      {translate('carriers.facts.check')}
      <Box component="ul" sx={{ m: 0, my: 0.5, pl: 2.5 }}>
        {differing.map(({ kind }) => (
          <li key={kind}>{translate(`carriers.facts.differing.${kind}`)}</li>
        ))}
      </Box>
      <Button
        component={Link}
        to={`/admin/carriers/${carrierId}/view`}
        color="inherit"
        size="small"
        sx={{ px: 0, fontWeight: 650 }}
      >
        {translate('carriers.facts.see')}
      </Button>
    </Alert>
  );
}
