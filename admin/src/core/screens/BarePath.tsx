import { Navigate, useLocation, useParams } from 'react-admin';
import { isId } from '../modules/paths.ts';
import { NotFound } from './NotFound.tsx';

interface BarePathProps {
  canEdit: boolean;
  canShow: boolean;
}

/** Redirects /x/{id} to the record's view, or its form; shows the not-found page for other paths below /x. */
export function BarePath({ canEdit, canShow }: BarePathProps) {
  const { pathname } = useLocation();
  const { id = '', '*': rest } = useParams();
  const page = canShow ? 'view' : canEdit && 'edit';
  if (rest || !page || !isId(id)) return <NotFound />;
  return <Navigate to={`${pathname.replace(/\/$/, '')}/${page}`} replace />;
}
