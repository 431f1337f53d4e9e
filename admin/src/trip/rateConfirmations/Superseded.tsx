import ExpandMore from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DocumentButtons } from './DocumentButtons.tsx';
import { State } from './State.tsx';
import type { Confirmation } from './useConfirmations.ts';

interface SupersededProps {
  shipmentId: string;
  revisions: Confirmation[];
}

/** The superseded revisions, collapsed. */
export function Superseded({ shipmentId, revisions }: SupersededProps) {
  const translate = useTranslate();
  if (revisions.length === 0) return null;
  const title = translate('rateConfirmations.earlier', { smart_count: revisions.length });
  return (
    <Accordion variant="outlined" disableGutters slotProps={{ heading: { component: 'h3' } }}>
      <AccordionSummary expandIcon={<ExpandMore />}>{title}</AccordionSummary>
      <AccordionDetails>
        <Stack component="ul" spacing={2} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {revisions.map((revision) => (
            <li key={revision.id}>
              <State confirmation={revision} isSuperseded />
              <DocumentButtons shipmentId={shipmentId} confirmation={revision} size="small" />
            </li>
          ))}
        </Stack>
      </AccordionDetails>
    </Accordion>
  );
}
