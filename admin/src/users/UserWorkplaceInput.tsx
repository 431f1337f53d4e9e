import { required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { NameSearchInput } from '../core/NameSearchInput.tsx';
import { CARRIER_TYPE, COMPANY_TYPES } from './user.ts';

/** The carrier of a carrier's person, the company of anybody else; only companies that fit the type. */
export function UserWorkplaceInput() {
  const type = useWatch({ name: 'userTypeId' }) as number | undefined;
  if (!type) return null;
  if (type === CARRIER_TYPE) {
    return (
      <NameSearchInput
        source="carrierId"
        reference="carriers"
        sort="carrierName"
        validate={REQUIRED}
      />
    );
  }
  return (
    <NameSearchInput
      key={type}
      source="companyId"
      reference="companies"
      sort="name"
      filter={{ type: [COMPANY_TYPES[type]] }}
      validate={REQUIRED}
    />
  );
}

const REQUIRED = required();
