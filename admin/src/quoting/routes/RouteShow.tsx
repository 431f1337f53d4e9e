import { Button } from '@mui/material';
import { Link, ReferenceField, useCanAccess, useRecordContext, useTranslate } from 'react-admin';
import { Fact, Facts } from '../../core/fields/Facts.tsx';
import { Changes } from '../../core/changes/Changes.tsx';
import { LaneField } from '../../freight/places/LaneField.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { NoteSection } from '../../core/pages/NoteSection.tsx';
import { Section } from '../../core/pages/Section.tsx';
import { Columns, ShowPage } from '../../core/pages/ShowPage.tsx';
import { WordField } from '../../core/fields/WordField.tsx';
import { LaneFacts } from './LaneFacts.tsx';
import { type Route, seesContract, STATUS_TONES } from './route.ts';

/** /admin/routes/{id}/view: a route, its contract, and a button that creates a quote for it. */
export function RouteShow() {
  return (
    <ShowPage
      status={<WordField source="status" of="routes.status" tones={STATUS_TONES} />}
      actions={<QuoteButton />}
    >
      <Columns>
        <Section title="routes.section.load">
          <LaneField />
          <LaneFacts />
        </Section>
        <Section title="routes.section.contract">
          <Facts>
            <Fact source="customerId">
              <ReferenceField source="customerId" reference="companies" link="show" />
            </Fact>
            <Fact source="quoteId" optional>
              <ReferenceField source="quoteId" reference="quotes" link="show" />
            </Fact>
            <ContractFacts />
          </Facts>
        </Section>
      </Columns>
      <NoteSection source="comment" title="resources.routes.fields.comment" />
      <Changes />
    </ShowPage>
  );
}

function ContractFacts() {
  const route = useRecordContext<Route>();
  if (!route || !seesContract(route)) return null;
  return (
    <>
      <Fact source="targetRate">
        <MoneyField source="targetRate" />
      </Fact>
      <Fact source="carrierId">
        <ReferenceField source="carrierId" reference="carriers" link="show" />
      </Fact>
      <Fact source="contractRate">
        <MoneyField source="contractRate" currency="contractCurrency" />
      </Fact>
    </>
  );
}

function QuoteButton() {
  const translate = useTranslate();
  const route = useRecordContext<Route>();
  const { canAccess = false } = useCanAccess({ resource: 'quotes', action: 'create' });
  if (!route || !canAccess || route.status !== 'active') return null;
  return (
    <Button variant="contained" component={Link} to={`/admin/quotes/new?routeId=${route.id}`}>
      {translate('routes.quote')}
    </Button>
  );
}
