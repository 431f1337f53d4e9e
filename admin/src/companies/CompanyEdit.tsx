import { EditPage } from '../core/pages/EditPage.tsx';
import { CompanyForm } from './CompanyForm.tsx';

/** Changes a customer. */
export function CompanyEdit() {
  return (
    <EditPage>
      <CompanyForm />
    </EditPage>
  );
}
