import { Alert, Link, List, ListItem, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { JsonFileButton } from '../../core/actions/JsonFileButton.tsx';
import { Section } from '../../core/pages/Section.tsx';
import { call, type PersonalAddress } from './call.ts';
import { EraseAddressButton } from './EraseAddressButton.tsx';

interface FoundAddressProps {
  result: PersonalAddress;
  /** Receives undefined, because nothing has the address any more. */
  onErased: (result: undefined) => void;
}

/** Where an address occurs, and what root may do: for a user's address the way to the user's page. */
export function FoundAddress({ result, onErased }: FoundAddressProps) {
  const translate = useTranslate();
  const { address, user, places } = result;
  if (user)
    return (
      <Alert
        severity="info"
        role="status"
        action={
          <Link component={RouterLink} to={`/admin/users/${user.id}/view`} color="inherit">
            {translate('personalData.toUser')}
          </Link>
        }
      >
        {translate('personalData.user', { name: user.name })}
      </Alert>
    );
  if (places.length === 0)
    return (
      <Alert severity="info" role="status">
        {translate('personalData.nothing')}
      </Alert>
    );
  return (
    <Section title="personalData.places">
      <Places places={places} />
      <Texts title="personalData.names" texts={result.names} />
      <Texts
        title="personalData.others"
        hint="personalData.othersHint"
        texts={result.otherAddresses}
      />
      <Stack direction="row" spacing={1} sx={{ mt: 2, flexWrap: 'wrap' }}>
        <JsonFileButton
          label="personalData.download"
          file="personalData.file"
          read={() => call('export', { address })}
        />
        <EraseAddressButton address={address} onErased={() => onErased(undefined)} />
      </Stack>
    </Section>
  );
}

function Places({ places }: Pick<PersonalAddress, 'places'>) {
  const translate = useTranslate();
  return (
    <List dense disablePadding>
      {places.map(({ kind, count }) => (
        <ListItem key={kind} disableGutters sx={{ justifyContent: 'space-between', gap: 2 }}>
          <Typography variant="body2">{translate(`personalData.kind.${kind}`)}</Typography>
          <Typography variant="body2" sx={{ fontWeight: 650 }}>
            {count}
          </Typography>
        </ListItem>
      ))}
    </List>
  );
}

function Texts({ title, hint, texts }: { title: string; hint?: string; texts: string[] }) {
  const translate = useTranslate();
  if (texts.length === 0) return null;
  return (
    <>
      <Typography variant="caption" component="h3" color="text.secondary" sx={{ mt: 1.5 }}>
        {translate(title)}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {texts.join(', ')}
      </Typography>
      {hint && (
        <Typography variant="body2" color="text.secondary">
          {translate(hint)}
        </Typography>
      )}
    </>
  );
}
