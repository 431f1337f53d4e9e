import { Box, Skeleton } from '@mui/material';
import {
  ResourceContextProvider,
  ShowBase,
  Title,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../core/pages/EmptyState.tsx';
import { Fact, Facts } from '../../core/fields/Facts.tsx';
import { LaneField } from '../../freight/places/LaneField.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { PageHeader } from '../../core/pages/PageHeader.tsx';
import { Section } from '../../core/pages/Section.tsx';
import { LaneFacts } from './LaneFacts.tsx';
import { WordField } from '../../core/fields/WordField.tsx';
import { type Route, STATUS_TONES } from './route.ts';

/** /admin/carrier/routes/view?id=…: one lane that this carrier covers, and its contract rate. */
export function CarrierRoute() {
  const id = useSearchParams()[0].get('id') ?? '';
  if (!id) return <EmptyState title="routes.none.title" text="routes.none.text" />;
  return (
    <ResourceContextProvider value="routes">
      <ShowBase id={id} resource="routes">
        <Lane />
      </ShowBase>
    </ResourceContextProvider>
  );
}

function Lane() {
  const translate = useTranslate();
  const route = useRecordContext<Route>();
  if (!route) return <Skeleton variant="rounded" height={320} />;
  return (
    <>
      <Title title={translate('routes.one', { reference: route.reference })} />
      <PageHeader status={<WordField source="status" of="routes.status" tones={STATUS_TONES} />} />
      <Box sx={{ maxWidth: 680, display: 'grid', gap: 2 }}>
        <Section title="routes.section.load">
          <LaneField />
          <LaneFacts />
        </Section>
        <Section title="routes.section.contract">
          <Facts>
            <Fact source="companyName" />
            <Fact source="contractRate">
              <MoneyField source="contractRate" currency="contractCurrency" />
            </Fact>
          </Facts>
        </Section>
      </Box>
    </>
  );
}
