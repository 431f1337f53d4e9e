import CheckOutlined from '@mui/icons-material/CheckOutlined';
import { Alert } from '@mui/material';
import { TextField, useRecordContext, useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { Fact, Facts } from '../../core/fields/Facts.tsx';
import { Section } from '../../core/pages/Section.tsx';
import { Column, Columns, ShowPage } from '../../core/pages/ShowPage.tsx';
import { changesTab } from '../../core/tabs/changesTab.tsx';
import { RecordTabs } from '../../core/tabs/RecordTabs.tsx';
import { KeyState } from './KeyState.tsx';
import { KeyUsage } from './KeyUsage.tsx';
import { LastUse } from './LastUse.tsx';
import { RenameButton } from './RenameButton.tsx';
import { RevokeButton } from './RevokeButton.tsx';
import { ScopesTable } from './ScopesTable.tsx';

/** /admin/keys/{id}/view: what a key may do, since and until when, and how much it is used. */
export function KeyShow() {
  return (
    <ShowPage
      status={<KeyState />}
      actions={
        <>
          <RenameButton />
          <RevokeButton />
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
      <WithoutMakerNote />
      <Columns>
        <Column>
          <Section>
            <Facts>
              <Fact source="prefix">
                <TextField source="prefix" sx={{ fontFamily: 'monospace' }} />
              </Fact>
              <Fact source="userName" />
              <Fact source="createdAt">
                <DateField source="createdAt" />
              </Fact>
              <Fact source="expiresAt">
                <DateField source="expiresAt" withTime />
              </Fact>
              <Fact source="revokedAt" optional>
                <DateField source="revokedAt" withTime />
              </Fact>
              <Fact source="id" label="resources.keys.fields.lastUsedAt">
                <LastUse />
              </Fact>
            </Facts>
          </Section>
          <KeyUsage />
        </Column>
        <Section title="resources.keys.fields.scopes">
          <Scopes />
        </Section>
      </Columns>
    </>
  );
}

function WithoutMakerNote() {
  const translate = useTranslate();
  if (useRecordContext<Schemas['ApiKey']>()?.state !== 'without_maker') return null;
  return <Alert severity="warning">{translate('keys.withoutMaker')}</Alert>;
}

function Scopes() {
  const scopes: readonly string[] = useRecordContext<Schemas['ApiKey']>()?.scopes ?? [];
  return (
    <ScopesTable
      scopes={scopes}
      cell={(scope, label) =>
        scopes.includes(scope) ? <CheckOutlined fontSize="small" titleAccess={label} /> : '—'
      }
    />
  );
}
