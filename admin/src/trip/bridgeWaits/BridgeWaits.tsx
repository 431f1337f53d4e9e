import { Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, usePermissions, useTranslate } from 'react-admin';
import type { Permissions } from '../../core/auth/permissions.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';
import { serverClock } from '../../core/data/serverClock.ts';
import { ReportWait } from './ReportWait.tsx';

type Wait = Schemas['BridgeWait'];

interface BridgeWaitsProps {
  bridgeId: string;
  bridgeName: string;
  /** Whether only to read them, as within a form. */
  isReadOnly?: boolean;
}

/** The last waiting times at a bridge with their age and who saw them, and the button that reports one. */
export function BridgeWaits({ bridgeId, bridgeName, isReadOnly }: BridgeWaitsProps) {
  const translate = useTranslate();
  const permissions = usePermissions<Permissions>().permissions?.bridge_waits ?? [];
  const [isOpen, setOpen] = useState(false);
  const { data } = useWaits(permissions.includes('list'));
  if (!data) return null;
  const waits = data.filter((wait) => wait.bridgeId === bridgeId);
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {waits.map((wait) => (
        <WaitText key={wait.id} wait={wait} />
      ))}
      {waits.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('bridgeWaits.none')}
        </Typography>
      )}
      {permissions.includes('report') && !isReadOnly && (
        <Button
          size="small"
          aria-label={`${translate('bridgeWaits.report.action')}: ${bridgeName}`}
          onClick={() => setOpen(true)}
        >
          {translate('bridgeWaits.report.action')}
        </Button>
      )}
      {isOpen && (
        <ReportWait bridgeId={bridgeId} bridgeName={bridgeName} onClose={() => setOpen(false)} />
      )}
    </Stack>
  );
}

function WaitText({ wait: { direction, minutes, seenAt, reporter } }: { wait: Wait }) {
  const translate = useTranslate();
  const age = Math.max(0, Math.round((serverClock.now() - Date.parse(seenAt)) / 60_000));
  const unit = age >= 60 ? 'hours' : age > 0 ? 'minutes' : 'now';
  const count = unit === 'hours' ? Math.floor(age / 60) : age;
  const who = reporter.name ?? translate(`bridgeWaits.by.${reporter.type}`);
  return (
    <Typography variant="body2">
      <strong>{translate(`bridgeWaits.wait.${direction}`, { minutes })}</strong>{' '}
      <Typography component="span" variant="body2" color="text.secondary">
        ({translate(`bridgeWaits.age.${unit}`, { count })}, {who})
      </Typography>
    </Typography>
  );
}

function useWaits(isPossible: boolean) {
  const { read } = useDataProvider<AndenDataProvider>();
  return useQuery({
    queryKey: ['bridge_waits', 'last'],
    queryFn: async () => (await read<Wait[]>('bridge_waits')).data,
    enabled: isPossible,
    refetchInterval: 60_000,
  });
}
