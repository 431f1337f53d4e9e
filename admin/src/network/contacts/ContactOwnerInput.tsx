import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { required, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { NameSearchInput } from '../../core/inputs/NameSearchInput.tsx';
import { useIsStaff } from '../../freight/users/useIsStaff.ts';
import type { Audience } from './contact.ts';

interface ContactOwnerInputProps {
  audience: Audience;
  onAudience: (audience: Audience) => void;
}

/** The inputs for the owner of a new contact: a company or a carrier. */
export function ContactOwnerInput({ audience, onAudience }: ContactOwnerInputProps) {
  const translate = useTranslate();
  const isStaff = useIsStaff();
  const { setValue } = useFormContext();
  const choose = (newAudience: Audience | null) => {
    if (!newAudience) return;
    for (const name of ['companyId', 'carrierId', 'contactTypeId']) setValue(name, null);
    onAudience(newAudience);
  };
  return (
    <>
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={audience}
        onChange={(_, newAudience: Audience | null) => choose(newAudience)}
        aria-label={translate('contacts.section.owner')}
        sx={{ mt: 1, '& .MuiToggleButton-root': { minHeight: 44, textTransform: 'none' } }}
      >
        <ToggleButton value="brokers">{translate('contacts.owner.company')}</ToggleButton>
        <ToggleButton value="carriers">{translate('contacts.owner.carrier')}</ToggleButton>
      </ToggleButtonGroup>
      {audience === 'carriers' ? (
        <NameSearchInput
          key="carrierId"
          source="carrierId"
          reference="carriers"
          sort="carrierName"
          filter={isStaff ? undefined : OWN_NETWORK}
          validate={REQUIRED}
        />
      ) : (
        <NameSearchInput
          key="companyId"
          source="companyId"
          reference="companies"
          sort="name"
          validate={REQUIRED}
        />
      )}
    </>
  );
}

const OWN_NETWORK = { network: 'own' };
const REQUIRED = required();
