import KeyOutlined from '@mui/icons-material/KeyOutlined';
import { Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import {
  DataTable,
  RecordRepresentation,
  TextField,
  useCanAccess,
  useTranslate,
} from 'react-admin';
import { TextButton } from '../../core/actions/TextButton.tsx';
import { DateField } from '../../core/fields/DateField.tsx';
import { RecordLink } from '../../core/fields/RecordLink.tsx';
import { ListActions } from '../../core/list/ListActions.tsx';
import { RecordList } from '../../core/list/RecordList.tsx';
import { ResponsiveList } from '../../core/list/ResponsiveList.tsx';
import { EmptyState } from '../../core/pages/EmptyState.tsx';
import { Feeds } from './Feeds.tsx';
import { KeyState } from './KeyState.tsx';
import { LastUse } from './LastUse.tsx';
import { MakeKey } from './MakeKey.tsx';

/** /admin/keys: the API keys of the company or carrier, the newest first, and the addresses for spreadsheets. */
export function KeyList() {
  const { canAccess: mayMake = false } = useCanAccess({ resource: 'keys', action: 'create' });
  const [isMaking, setMaking] = useState(false);
  const button = mayMake && (
    <TextButton
      variant="contained"
      label="keys.make.action"
      onClick={() => setMaking(true)}
      sx={{ mb: { xs: 1, sm: 0 } }}
    />
  );
  return (
    <>
      <Keys button={button} />
      <Feeds />
      <MakeKey isOpen={isMaking} onClose={() => setMaking(false)} />
    </>
  );
}

/** The list, with the button that makes a key. */
function Keys({ button }: { button: ReactNode }) {
  return (
    <RecordList
      search={false}
      sort={{ field: 'createdAt', order: 'DESC' }}
      actions={<ListActions>{button}</ListActions>}
      empty={<NoKeys>{button}</NoKeys>}
    >
      <ResponsiveList card={<KeyCard />}>
        <DataTable.Col source="name">
          <RecordLink />
        </DataTable.Col>
        <DataTable.Col source="state" disableSort>
          <KeyState />
        </DataTable.Col>
        <DataTable.Col source="prefix" disableSort>
          <TextField source="prefix" sx={CODE} />
        </DataTable.Col>
        <DataTable.Col source="lastUsedAt">
          <LastUse />
        </DataTable.Col>
        <DataTable.Col source="expiresAt">
          <DateField source="expiresAt" withTime />
        </DataTable.Col>
        <DataTable.Col source="userName" disableSort />
      </ResponsiveList>
    </RecordList>
  );
}

function NoKeys({ children }: { children: ReactNode }) {
  return (
    <EmptyState icon={<KeyOutlined />} title="resources.keys.empty" text="resources.keys.emptyHelp">
      {children}
    </EmptyState>
  );
}

function KeyCard() {
  const translate = useTranslate();
  return (
    <Stack spacing={0.5}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <RecordRepresentation />
        </Typography>
        <KeyState />
      </Stack>
      <TextField source="prefix" sx={CODE} color="text.secondary" />
      <Stack direction="row" spacing={0.75}>
        <Typography variant="body2">{translate('resources.keys.fields.expiresAt')}:</Typography>
        <DateField source="expiresAt" withTime />
      </Stack>
      <Stack direction="row" spacing={0.75}>
        <Typography variant="body2">{translate('resources.keys.fields.lastUsedAt')}:</Typography>
        <LastUse />
      </Stack>
    </Stack>
  );
}

const CODE = { fontFamily: 'monospace' };
