import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Schemas } from '../contract/types.ts';
import { useOwnKey } from '../i18n/useOwnKey.ts';
import { formatDate } from '../format/formatDate.ts';
import { useRegion } from '../format/useNumberFormat.ts';
import { ChangedField } from './ChangedField.tsx';

/** One change of a record as a list item: who changed it, when, the kind of change, and the changed fields. */
export function ChangeEntry({ change }: { change: Schemas['Change'] }) {
  const translate = useTranslate();
  const keyOf = useOwnKey();
  const region = useRegion();
  const { action, userName, keyName, companyName, createdAt, fields } = change;
  const who = userName ?? companyName ?? translate('anden.changes.system');
  const through = keyName && translate('anden.changes.byKey', { name: keyName });
  return (
    <Box component="li" sx={ENTRY}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {who}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {[userName && companyName, through, translate(keyOf(`changes.action.${action}`))]
          .filter(Boolean)
          .join(' · ')}
        {' · '}
        <time dateTime={createdAt}>{formatDate(createdAt, region, { withTime: true })}</time>
      </Typography>
      {action !== 'created' && fields.length > 0 && (
        <Stack component="dl" spacing={{ xs: 1, sm: 0.5 }} sx={{ mt: 0.75, mb: 0 }}>
          {fields.map(({ field, from, to }) => (
            <ChangedField key={field} field={field} from={from} to={to} />
          ))}
        </Stack>
      )}
    </Box>
  );
}

const ENTRY = { pl: 2, borderLeft: 2, borderColor: 'divider' };
