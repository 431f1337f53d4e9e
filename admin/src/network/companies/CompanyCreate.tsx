import { CreatePage } from '../../core/pages/CreatePage.tsx';
import { useIsStaff } from '../../freight/users/useIsStaff.ts';
import { CompanyForm } from './CompanyForm.tsx';

/** The page that creates a customer; staff also create brokers. */
export function CompanyCreate() {
  const isStaff = useIsStaff();
  return (
    <CreatePage defaultValues={isStaff ? STAFFS : COMMON}>
      <CompanyForm />
    </CreatePage>
  );
}

const COMMON = { currency: 'USD' };
const STAFFS = { ...COMMON, type: 'shipper', plan: 'free' };
