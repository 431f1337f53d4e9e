import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import { Box, Button, Skeleton } from '@mui/material';
import { Link, ResourceContextProvider, Title, useGetOne, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { LackingAlert } from '../../../compliance/documents/index.ts';
import { EmptyState } from '../../../core/pages/EmptyState.tsx';
import { PageHeader } from '../../../core/pages/PageHeader.tsx';
import { StatusChip } from '../../../freight/status/StatusChip.tsx';
import { useIsNarrow } from '../../../core/theme/useIsNarrow.ts';
import { AnswerBar, AnswerButtons, OnlyReading } from '../answer/AnswerBar.tsx';
import { type Invitation, isOpen, POLL } from '../invitation.ts';
import { LoadSheet } from './LoadSheet.tsx';
import { AnswerStatusCard } from './AnswerStatusCard.tsx';
import { useOpened } from './useOpened.ts';
import { unlessLive } from '../../../core/live/liveState.ts';

/** /admin/carrier/quotes/view?id=…: one request, laid out for a phone. */
export function InvitationShow() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const { data, error, refetch } = useGetOne<Invitation>(
    'invitations',
    { id },
    {
      enabled: id !== '',
      refetchInterval: ({ state }) => (state.data && isOpen(state.data) ? unlessLive(POLL) : false),
    },
  );
  if (!id || (error && !data)) return <Missing onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={480} sx={{ maxWidth: WIDTH }} />;
  return (
    <ResourceContextProvider value="invitations">
      <InvitationPage invitation={data} />
    </ResourceContextProvider>
  );
}

function InvitationPage({ invitation }: { invitation: Invitation }) {
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  useOpened(invitation);
  return (
    <>
      <Title title={translate('invitations.one', { reference: invitation.quoteReference })} />
      <PageHeader status={<StatusChip of="invitations" status={invitation.status} />}>
        {!isNarrow && <AnswerButtons invitation={invitation} />}
      </PageHeader>
      <Box sx={{ maxWidth: WIDTH, pb: isNarrow ? { xs: 8, sm: 16 } : 0 }}>
        <AnswerStatusCard invitation={invitation} />
        <MissingDocuments invitation={invitation} />
        <LoadSheet invitation={invitation} />
        {isNarrow && <AnswerBar invitation={invitation} />}
        <OnlyReading invitation={invitation} />
      </Box>
    </>
  );
}

/** Lists the missing documents that keep the carrier from being assigned the load. */
function MissingDocuments({ invitation: { lackingDocuments } }: { invitation: Invitation }) {
  if (!lackingDocuments?.length) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <LackingAlert documents={lackingDocuments} />
    </Box>
  );
}

function Missing({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <EmptyState
      icon={<SearchOffOutlined />}
      title="invitations.missing.title"
      text="invitations.missing.text"
    >
      <Button onClick={onRetry}>{translate('anden.list.retry')}</Button>
      <Button variant="contained" component={Link} to="/admin/carrier/quotes">
        {translate('invitations.missing.back')}
      </Button>
    </EmptyState>
  );
}

const WIDTH = 680;
