import { Alert, Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, useTranslate } from 'react-admin';
import type { Schemas } from '../core/contract/types.ts';
import { useRegion } from '../core/format/useNumberFormat.ts';
import { useIsStaff } from '../freight/users/useIsStaff.ts';
import { type LackingDocument, lackingInWords } from './lackingInWords.ts';

interface LackingAlertProps {
  documents: LackingDocument[];
  /** Whose documents they are; without it those of the user's own carrier. */
  carrier?: { id: string; name: string; network: Schemas['Network'] | null | undefined };
  /** More about them, below the list. */
  children?: ReactNode;
}

/**
 * All documents that keep a carrier from a load, with a link to where they are uploaded. Only Andén's staff opens those of
 * the internal network.
 */
export function LackingAlert({ documents, carrier, children }: LackingAlertProps) {
  const translate = useTranslate();
  const region = useRegion();
  const isStaff = useIsStaff();
  const page = carrier ? `/admin/carriers/${carrier.id}/documents` : '/admin/carrier/documents';
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
      {(isStaff || carrier?.network !== 'internal') && (
        <Button
          component={Link}
          to={page}
          color="inherit"
          size="small"
          sx={{ px: 0, fontWeight: 650 }}
        >
          {translate(carrier ? 'documents.lacking.see' : 'documents.lacking.upload')}
        </Button>
      )}
    </Alert>
  );
}

const LIST = { m: 0, my: 0.5, pl: 2.5, '& li::first-letter': { textTransform: 'uppercase' } };
