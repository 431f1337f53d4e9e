import { Alert, Typography } from '@mui/material';
import { TextField, useGetResourceLabel, useRecordContext, useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { Fact, Facts } from '../../core/fields/Facts.tsx';
import { Section } from '../../core/pages/Section.tsx';
import { Column, Columns, ShowPage } from '../../core/pages/ShowPage.tsx';
import { changesTab } from '../../core/tabs/changesTab.tsx';
import { RecordTabs } from '../../core/tabs/RecordTabs.tsx';
import { EditButton } from './EditButton.tsx';
import { EndButton } from './EndButton.tsx';
import { EventLog } from './log/EventLog.tsx';
import { RotateButton } from './RotateButton.tsx';
import { TestButton } from './TestButton.tsx';
import { useKinds } from './useKinds.ts';
import { WebhookState } from './WebhookState.tsx';

/** /admin/webhooks/{id}/view: what a webhook hears, whether it works, and the log of its events. */
export function WebhookShow() {
  return (
    <ShowPage
      status={<WebhookState />}
      actions={
        <>
          <EndButton />
          <RotateButton />
          <EditButton />
          <TestButton />
        </>
      }
    >
      <RecordTabs
        tabs={[{ name: 'summary', label: 'anden.tab.summary', content: <Summary /> }, changesTab]}
      />
    </ShowPage>
  );
}

function Summary() {
  return (
    <>
      <StateNote />
      <Columns>
        <Column>
          <EventLog />
        </Column>
        <Section>
          <Facts>
            <Fact source="url">
              <TextField source="url" sx={{ overflowWrap: 'anywhere' }} />
            </Fact>
            <Fact source="id" label="resources.webhooks.fields.kinds">
              <Kinds />
            </Fact>
            <Fact source="changes" optional>
              <Changes />
            </Fact>
            <Fact source="createdAt">
              <DateField source="createdAt" />
            </Fact>
            <Fact source="failingSince" optional>
              <DateField source="failingSince" withTime />
            </Fact>
            <Fact source="previousUntil" optional>
              <DateField source="previousUntil" withTime />
            </Fact>
            <Fact source="endedAt" optional>
              <DateField source="endedAt" withTime />
            </Fact>
          </Facts>
        </Section>
      </Columns>
    </>
  );
}

function StateNote() {
  const translate = useTranslate();
  const state = useRecordContext<Schemas['Webhook']>()?.state;
  if (state !== 'failing' && state !== 'gone') return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate(`webhooks.${state}`)}
    </Alert>
  );
}

/** The names of the resources whose changes the webhook hears of. */
function Changes() {
  const labelOf = useGetResourceLabel();
  const changes = useRecordContext<Schemas['Webhook']>()?.changes ?? [];
  const names = changes.map((type) => labelOf(type, 2)).sort((a, b) => a.localeCompare(b));
  return <Typography variant="body2">{names.join(', ')}</Typography>;
}

/** The names of the events that the webhook hears. */
function Kinds() {
  const translate = useTranslate();
  const { kinds = [] } = useKinds();
  const webhook = useRecordContext<Schemas['Webhook']>();
  const heard: readonly string[] = webhook?.kinds ?? [];
  const others = webhook?.changes.length ? 'webhooks.noKinds' : 'webhooks.allKinds';
  const names = heard.map((kind) => kinds.find(({ id }) => id === kind)?.name ?? kind);
  return <Typography variant="body2">{names.join(', ') || translate(others)}</Typography>;
}
