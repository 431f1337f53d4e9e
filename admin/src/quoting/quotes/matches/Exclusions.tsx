import ExpandMore from '@mui/icons-material/ExpandMore';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Alert,
  Box,
  Button,
  Typography,
} from '@mui/material';
import { Link, useCreatePath, useTranslate } from 'react-admin';
import type { Quote } from '../quote.ts';
import { ExclusionRules, type Rule } from './ExclusionRules.tsx';

interface ExclusionsProps {
  quote: Quote;
  total: number;
  /** Those of every load, and those of a leg. */
  rules: Rule[];
}

/** The rules that exclude carriers: shown when few or none cover the load, otherwise collapsed. */
export function Exclusions({ quote, total, rules: all }: ExclusionsProps) {
  const translate = useTranslate();
  const rules = all.filter((each) => each.removed > 0);
  if (rules.length === 0 && total > 0) return null;
  if (total > FEW) {
    return (
      <Accordion disableGutters square sx={{ bgcolor: 'transparent', mt: 1 }}>
        <AccordionSummary expandIcon={<ExpandMore />} sx={{ px: 0 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {translate('quotes.removed.title')}
          </Typography>
        </AccordionSummary>
        <AccordionDetails sx={{ px: 0, pt: 0 }}>
          <ExclusionRules rules={rules} />
        </AccordionDetails>
      </Accordion>
    );
  }
  return (
    <Box sx={{ mt: total > 0 ? 2 : 0 }}>
      <Alert severity="warning" action={<EditLink quote={quote} />} sx={{ mb: 1.5 }}>
        {translate(`quotes.removed.${total > 0 ? 'few' : 'none'}`, { smart_count: total })}
      </Alert>
      {rules.length > 0 && <ExclusionRules rules={rules} />}
    </Box>
  );
}

function EditLink({ quote: { id, can } }: { quote: Quote }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  if (!can?.includes('update')) return null;
  return (
    <Button
      component={Link}
      color="inherit"
      size="small"
      to={createPath({ resource: 'quotes', id, type: 'edit' })}
    >
      {translate('quotes.removed.edit')}
    </Button>
  );
}

const FEW = 3;
