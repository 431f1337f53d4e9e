import { Alert, Box, Button, TextField } from '@mui/material';
import { Link, useTranslate } from 'react-admin';
import { property } from '../../core/contract/schema.ts';

interface LackingDocumentsProps {
  carrierId: string;
  /** Which documents the carrier lacks, in the API's words. */
  what: string;
  value: string;
  /** Only for users who may assign nevertheless. */
  onChange?: (reason: string) => void;
}

/** Says why the assignment was refused, links to the documents, and lets staff give a reason to assign nevertheless. */
export function LackingDocuments({ carrierId, what, value, onChange }: LackingDocumentsProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Alert severity="warning">
        {what}
        <Button
          component={Link}
          to={`/admin/carriers/${carrierId}/documents`}
          color="inherit"
          size="small"
          sx={{ display: 'block', mt: 0.5, px: 0, fontWeight: 650 }}
        >
          {translate('quotes.award.documents')}
        </Button>
      </Alert>
      {onChange && (
        <TextField
          multiline
          fullWidth
          size="small"
          minRows={2}
          label={translate('quotes.award.override')}
          helperText={translate('quotes.award.overrideHelp')}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          slotProps={{ htmlInput: LIMITS }}
        />
      )}
    </Box>
  );
}

const { minLength, maxLength } = property('QuoteAward', 'overrideReason').schema;
const LIMITS = { minLength, maxLength };
