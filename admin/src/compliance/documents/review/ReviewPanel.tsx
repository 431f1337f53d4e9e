import { Box, Link, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import {
  Link as RouterLink,
  useGetRecordRepresentation,
  useLocation,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { ShortcutsSwitch } from '../../../core/actions/ShortcutsSwitch.tsx';
import { DateField } from '../../../core/fields/DateField.tsx';
import { Fact, Facts } from '../../../core/fields/Facts.tsx';
import { MoneyField } from '../../../core/fields/MoneyField.tsx';
import { Section } from '../../../core/pages/Section.tsx';
import type { CarrierDocument } from '../document.ts';
import { DocumentType } from '../DocumentStatus.tsx';
import { type Queue, useQueue } from './queue.ts';
import { Reading } from './Reading.tsx';
import { ReviewBar, type ReviewProps } from './ReviewBar.tsx';

/** Shows the facts of the document in context, the decision, and its place in the queue. */
export function ReviewPanel(reviewing: ReviewProps) {
  const document = useRecordContext<CarrierDocument>()!;
  const nameOf = useGetRecordRepresentation();
  const queue = useQueue(document.id);
  const panel = useFocusAfterStep(document.id);
  return (
    <Box ref={panel} role="group" tabIndex={-1} aria-label={String(nameOf(document))} sx={PANEL}>
      <Section>
        <Stack spacing={2}>
          <Known document={document} />
          <Reading />
          <ReviewBar {...reviewing} queue={queue} />
          {queue.place > 0 && <Place {...queue} />}
        </Stack>
      </Section>
    </Box>
  );
}

const PANEL = { borderRadius: 1.5, '&:focus:not(:focus-visible)': { outline: 'none' } };

/** Whoever came by a decision or a step from another document goes on from here by keyboard. */
function useFocusAfterStep(id: string) {
  const panel = useRef<HTMLDivElement>(null);
  const isStep = (useLocation().state as { isStep?: boolean } | null)?.isStep;
  useEffect(() => {
    if (isStep) panel.current?.focus();
  }, [isStep, id]);
  return panel;
}

function Known({ document: { carrierId, carrierName } }: { document: CarrierDocument }) {
  return (
    <Facts>
      <Fact source="type" wide>
        <DocumentType />
      </Fact>
      <Fact source="carrierName">
        <Link component={RouterLink} to={`/admin/carriers/${carrierId}/documents`}>
          {carrierName}
        </Link>
      </Fact>
      <Fact source="required" />
      <Fact source="documentDate">
        <DateField source="documentDate" />
      </Fact>
      <Fact source="expirationDate">
        <DateField source="expirationDate" />
      </Fact>
      <Fact source="insuredAmount" optional>
        <MoneyField source="insuredAmount" currency="insuredCurrency" />
      </Fact>
      <Fact source="certificates" optional>
        <CertificatesField />
      </Fact>
      <Fact source="uploadedAt">
        <DateField source="uploadedAt" withTime />
      </Fact>
      <Fact source="reason" optional wide />
    </Facts>
  );
}

function CertificatesField() {
  const { certificates = [] } = useRecordContext<CarrierDocument>() ?? {};
  return certificates.join(', ');
}

/** Which of the queue's documents this is, and whether keys do what the buttons do. */
function Place({ place, total }: Queue) {
  const translate = useTranslate();
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
      <Typography variant="body2" color="text.secondary">
        {translate('documents.queue.place', { place, total })}
      </Typography>
      <ShortcutsSwitch />
    </Stack>
  );
}
