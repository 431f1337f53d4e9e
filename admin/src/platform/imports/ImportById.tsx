import { Loading } from 'react-admin';
import { Navigate, useParams } from 'react-router-dom';
import { useImport } from '../../core/import/useImport.ts';
import { NotFound } from '../../core/screens/NotFound.tsx';

/** The page of an uploaded file by its id alone, as notifications know it: leads to the upload of its records. */
export function ImportById() {
  const { id = '' } = useParams();
  const { data, isError } = useImport(id);
  if (isError) return <NotFound />;
  if (!data) return <Loading />;
  return <Navigate to={`/admin/${data.resource}/load?import=${id}`} replace />;
}
