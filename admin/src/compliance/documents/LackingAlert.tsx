import { Alert, Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { useRegion } from '../../core/format/useNumberFormat.ts';
import { useIsStaff } from '../../freight/users/useIsStaff.ts';
import { type LackingDocument, lackingInWords } from '../../freight/documents/lackingInWords.ts';

interface LackingAlertProps {
  documents: LackingDocument[];
  /** Whose documents they are; without it those of the user's own carrier. */
  carrier?: { id: string; name: string; network: Schemas['Network'] | null | undefined };
  /** More about them, below the list. */
  children?: ReactNode;
}

/**
 * All documents that keep a carrier from a load, with a link to where they are uploaded; for a broker and a carrier of
 * Andén's network, to its passport.
 */
export function LackingAlert({ documents, carrier, children }: LackingAlertProps) {
  const translate = useTranslate();
  const region = useRegion();
  const isStaff = useIsStaff();
  const { page, label } = placeOf(carrier, carrier?.network === 'internal' && !isStaff);
  const title = carrier
    ? translate('documents.lacking.ofCarrier', { carrier: carrier.name })
    : translate('documents.lacking.own');
  return (
    <Alert severity="warning">
      {title}
      <Box component="ul" sx={LIST}>
        {lackingInWords(documents, { translate, region }).map((part) => (
          <li key={part}>{part}</li>
        ))}
      </Box>
      {children}
      <Button component={Link} to={page} color="inherit" size="small" sx={LINK}>
        {translate(`documents.lacking.${label}`)}
      </Button>
    </Alert>
  );
}

/** Where the reader may do something about the documents. */
function placeOf(carrier: LackingAlertProps['carrier'], isForeign: boolean) {
  if (!carrier) return { page: '/admin/carrier/documents', label: 'upload' };
  const page = `/admin/carriers/${carrier.id}`;
  if (isForeign) return { page: `${page}/view?tab=passport`, label: 'passport' };
  return { page: `${page}/documents`, label: 'see' };
}

const LINK = { px: 0, fontWeight: 650 };
const LIST = { m: 0, my: 0.5, pl: 2.5, '& li::first-letter': { textTransform: 'uppercase' } };
