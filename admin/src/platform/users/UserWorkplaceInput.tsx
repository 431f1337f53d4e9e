import { required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { CarrierQuickCreate } from '../../network/carriers/index.ts';
import { CompanyQuickCreate } from '../../network/companies/index.ts';
import { NameSearchInput } from '../../core/inputs/NameSearchInput.tsx';
import { useQuickCreate } from '../../core/inputs/QuickCreate.tsx';
import { CARRIER_TYPE, COMPANY_TYPES } from './user.ts';

/** The input for the carrier of a carrier's user, or the company of any other; only companies of the matching type. */
export function UserWorkplaceInput() {
  const type = useWatch({ name: 'userTypeId' }) as number | undefined;
  if (!type) return null;
  if (type === CARRIER_TYPE) return <CarrierInput />;
  return <CompanyInput key={type} type={COMPANY_TYPES[type] ?? ''} />;
}

function CarrierInput() {
  const quickCreate = useQuickCreate('carriers', <CarrierQuickCreate />);
  return (
    <NameSearchInput
      source="carrierId"
      reference="carriers"
      sort="carrierName"
      validate={REQUIRED}
      {...quickCreate}
    />
  );
}

/** Companies of type `internal` cannot be created here: the only one is Andén itself. */
function CompanyInput({ type }: { type: string }) {
  const quickCreate = useQuickCreate('companies', <CompanyQuickCreate type={type} />);
  return (
    <NameSearchInput
      source="companyId"
      reference="companies"
      sort="name"
      filter={{ type: [type] }}
      validate={REQUIRED}
      {...(type !== 'internal' && quickCreate)}
    />
  );
}

const REQUIRED = required();
