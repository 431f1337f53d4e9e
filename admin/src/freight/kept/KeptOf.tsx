import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, useCanAccess, useTranslate } from 'react-admin';
import { RelatedList } from '../../core/tabs/RelatedList.tsx';

interface KeptOfProps {
  carrierId: string;
  /** The resource: `vehicles`. */
  name: string;
  /** The columns of the list beside the name. */
  children: ReactNode;
}

/** The records of a kind that a carrier keeps, and the button that adds one. */
export function KeptOf({ carrierId, name, children }: KeptOfProps) {
  return (
    <>
      <AddButton carrierId={carrierId} name={name} />
      <RelatedList reference={name} filter={{ carrierId }} sort={BY_NAME}>
        {children}
      </RelatedList>
    </>
  );
}

function AddButton({ carrierId, name }: Pick<KeptOfProps, 'carrierId' | 'name'>) {
  const translate = useTranslate();
  const { canAccess = false } = useCanAccess({ resource: name, action: 'create' });
  if (!canAccess) return null;
  const source = encodeURIComponent(JSON.stringify({ carrierId }));
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1 }}>
      <Button component={Link} to={`/admin/${name}/new?source=${source}`} variant="outlined">
        {translate(`${name}.add`)}
      </Button>
    </Box>
  );
}

const BY_NAME = { field: 'name', order: 'ASC' } as const;
