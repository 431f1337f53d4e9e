import WebhookOutlined from '@mui/icons-material/WebhookOutlined';
import { Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { DataTable, RecordRepresentation, TextField, useCanAccess } from 'react-admin';
import { TextButton } from '../../core/actions/TextButton.tsx';
import { DateField } from '../../core/fields/DateField.tsx';
import { RecordLink } from '../../core/fields/RecordLink.tsx';
import { ListActions } from '../../core/list/ListActions.tsx';
import { RecordList } from '../../core/list/RecordList.tsx';
import { ResponsiveList } from '../../core/list/ResponsiveList.tsx';
import { EmptyState } from '../../core/pages/EmptyState.tsx';
import { MakeWebhook } from './MakeWebhook.tsx';
import { WebhookState } from './WebhookState.tsx';

/** /admin/webhooks: the webhooks of the company or carrier, the newest first. */
export function WebhookList() {
  const { canAccess: mayMake = false } = useCanAccess({ resource: 'webhooks', action: 'create' });
  const [isMaking, setMaking] = useState(false);
  const button = mayMake && (
    <TextButton variant="contained" label="webhooks.make.action" onClick={() => setMaking(true)} />
  );
  return (
    <>
      <Webhooks button={button} />
      <MakeWebhook isOpen={isMaking} onClose={() => setMaking(false)} />
    </>
  );
}

/** The list, with the button that makes a webhook. */
function Webhooks({ button }: { button: ReactNode }) {
  return (
    <RecordList
      search={false}
      sort={{ field: 'createdAt', order: 'DESC' }}
      actions={<ListActions>{button}</ListActions>}
      empty={<NoWebhooks>{button}</NoWebhooks>}
    >
      <ResponsiveList card={<WebhookCard />}>
        <DataTable.Col source="name">
          <RecordLink />
        </DataTable.Col>
        <DataTable.Col source="state" disableSort>
          <WebhookState />
        </DataTable.Col>
        <DataTable.Col source="url" disableSort>
          <TextField source="url" sx={ADDRESS} />
        </DataTable.Col>
        <DataTable.Col source="createdAt">
          <DateField source="createdAt" />
        </DataTable.Col>
      </ResponsiveList>
    </RecordList>
  );
}

function NoWebhooks({ children }: { children: ReactNode }) {
  return (
    <EmptyState
      icon={<WebhookOutlined />}
      title="resources.webhooks.empty"
      text="resources.webhooks.emptyHelp"
    >
      {children}
    </EmptyState>
  );
}

function WebhookCard() {
  return (
    <Stack spacing={0.5}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <RecordRepresentation />
        </Typography>
        <WebhookState />
      </Stack>
      <TextField source="url" sx={ADDRESS} color="text.secondary" />
    </Stack>
  );
}

const ADDRESS = { overflowWrap: 'anywhere' };
