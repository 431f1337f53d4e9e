import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import { Link as MuiLink, Stack, Typography } from '@mui/material';
import {
  DataTable,
  DateField,
  Link,
  required,
  SelectArrayInput,
  TextInput,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { VerbButton } from '../../core/actions/VerbButton.tsx';
import { choices, field } from '../../core/contract/field.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { WordField } from '../../core/fields/WordField.tsx';
import { NoMatches } from '../../core/list/NoMatches.tsx';
import { RecordList } from '../../core/list/RecordList.tsx';
import { ResponsiveList } from '../../core/list/ResponsiveList.tsx';
import { EmptyState } from '../../core/pages/EmptyState.tsx';
import type { Tone } from '../../core/theme/tokens.ts';
import { Compared, Facts } from './Compared.tsx';

type Claim = Schemas['Claim'];

/** /admin/claims: the records that carriers claim, for Andén's staff to decide. */
export function ClaimList() {
  return (
    <RecordList
      filters={FILTERS}
      sort={{ field: 'createdAt', order: 'DESC' }}
      empty={
        <EmptyState icon={<HowToRegOutlined />} title="claims.empty" text="claims.emptyHelp" />
      }
    >
      <ResponsiveList card={<ClaimCard />} to={false} empty={<NoMatches />}>
        <DataTable.Col source="carrierName" disableSort field={Claimant} />
        <DataTable.Col source="recordName" disableSort field={Claimed} />
        <DataTable.Col source="companyName" disableSort />
        <DataTable.Col source="compared" disableSort field={Compared} />
        <DataTable.Col source="status" field={Status} />
        <DataTable.Col source="createdAt" field={DateField} />
        <DataTable.Col source="decision" disableSort field={Decide} />
      </ResponsiveList>
    </RecordList>
  );
}

function ClaimCard() {
  const { companyName } = useRecordContext<Claim>() ?? {};
  return (
    <Stack spacing={0.75} sx={{ alignItems: 'flex-start' }}>
      <Claimant />
      <Claimed />
      <Typography variant="body2">{companyName}</Typography>
      <Compared />
      <Status />
      <Decide />
    </Stack>
  );
}

function Claimant(_: { source?: string }) {
  const { carrierId, carrierName } = useRecordContext<Claim>() ?? {};
  return <CarrierLink id={carrierId} name={carrierName} />;
}

function Claimed(_: { source?: string }) {
  const { recordId, recordName } = useRecordContext<Claim>() ?? {};
  return <CarrierLink id={recordId} name={recordName} />;
}

interface CarrierLinkProps {
  id: string | null | undefined;
  name: string | null | undefined;
}

function CarrierLink({ id, name }: CarrierLinkProps) {
  return (
    <MuiLink component={Link} to={`/admin/carriers/${id}/view`} sx={{ fontWeight: 600 }}>
      {name}
    </MuiLink>
  );
}

function Status(_: { source?: string }) {
  return <WordField source="status" of="claims.status" tones={TONES} />;
}

function Decide(_: { source?: string }) {
  const translate = useTranslate();
  const { id, status, recordName, compared = [] } = useRecordContext<Claim>() ?? {};
  if (!id || status !== 'open') return null;
  const of = { resource: 'claims', id };
  return (
    <Stack direction="row" spacing={1}>
      <VerbButton
        of={of}
        verb="decide"
        words="claims.accept"
        about={recordName ?? ''}
        size="small"
        toBody={() => ({ status: 'proved' })}
      >
        <Typography sx={{ mb: 2 }}>{translate('claims.accept.text')}</Typography>
        <Facts facts={compared} />
      </VerbButton>
      <VerbButton
        of={of}
        verb="decide"
        words="claims.refuse"
        about={recordName ?? ''}
        size="small"
        color="error"
        toBody={(values) => ({ status: 'refused', ...values })}
      >
        <TextInput
          {...field('ClaimDecision', 'reason')}
          label="claims.refuse.reason"
          validate={required()}
          multiline
          fullWidth
        />
      </VerbButton>
    </Stack>
  );
}

const TONES: Record<Claim['status'], Tone> = { open: 'info', proved: 'good', refused: 'neutral' };

const FILTERS = [
  <SelectArrayInput
    key="status"
    source="status"
    choices={choices('Claim', 'status', 'claims.status')}
    alwaysOn
  />,
];
