import { EditPage } from '../../core/pages/EditPage.tsx';
import { CompanyForm } from './CompanyForm.tsx';

/** The page that changes a customer. */
export function CompanyEdit() {
  return (
    <EditPage>
      <CompanyForm />
    </EditPage>
  );
}
