import SwapVerticalCircleOutlined from '@mui/icons-material/SwapVerticalCircleOutlined';
import { Alert, Button, Skeleton, Stack, Typography } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { EmptyState } from '../../core/pages/EmptyState.tsx';
import { PageHeader } from '../../core/pages/PageHeader.tsx';
import { BorderFilters } from './BorderFilters.tsx';
import { BridgeGroup } from './BridgeGroup.tsx';
import { byBridge } from './groups.ts';
import { useBorder, useBorderView } from './useBorder.ts';

/** /admin/border: the cross-border loads of the next days by bridge and hour, and what each lacks before it crosses. */
export function BorderPage() {
  const translate = useTranslate();
  const [view, change] = useBorderView();
  const { data, isError, refetch } = useBorder(view);
  const isFiltered = !!view.bridgeId || !!view.owedBy;
  return (
    <>
      <Title title={translate('resources.border.name', 1)} />
      <PageHeader filters={<BorderFilters view={view} onChange={change} />} />
      <Stack spacing={2}>
        <Typography variant="body2" color="text.secondary">
          {translate('border.help')}
        </Typography>
        {isError && (
          <Alert
            severity="error"
            action={<Button onClick={() => void refetch()}>{translate('border.again')}</Button>}
          >
            {translate('border.failed')}
          </Alert>
        )}
        {!data && !isError && <Skeleton variant="rounded" sx={{ height: '50vh' }} aria-busy />}
        {data?.length === 0 && (
          <EmptyState
            icon={<SwapVerticalCircleOutlined />}
            title={isFiltered ? 'border.noMatch' : 'border.empty'}
            text={isFiltered ? '' : 'border.emptyHelp'}
          />
        )}
        {data && byBridge(data).map((group) => <BridgeGroup key={group.key} group={group} />)}
      </Stack>
    </>
  );
}
