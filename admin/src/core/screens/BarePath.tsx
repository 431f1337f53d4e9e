import { Navigate, useLocation, useParams } from 'react-admin';
import { isId } from '../modules/paths.ts';
import { NotFound } from './NotFound.tsx';

interface BarePathProps {
  canEdit: boolean;
  canShow: boolean;
}

/** /x/{id} alone leads to the record's view, or its form; anything else below /x is no page. */
export function BarePath({ canEdit, canShow }: BarePathProps) {
  const { pathname } = useLocation();
  const { id = '', '*': rest } = useParams();
  const page = canShow ? 'view' : canEdit && 'edit';
  if (rest || !page || !isId(id)) return <NotFound />;
  return <Navigate to={`${pathname.replace(/\/$/, '')}/${page}`} replace />;
}
