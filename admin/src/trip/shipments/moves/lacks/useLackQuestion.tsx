import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, Suspense, useState } from 'react';
import { useStoreContext } from 'react-admin';
import { lazyPage } from '../../../../core/modules/lazyPage.ts';
import { useLegsQuery } from '../../../legs/index.ts';
import { useConfirmationsQuery } from '../../../rateConfirmations/index.ts';
import type { Shipment } from '../../shipment.ts';
import { acceptLacks, newLacks } from './acceptedLacks.ts';
import { type Lack, lacksOfStep } from './lacksOfStep.ts';

interface Asking {
  shipment: Shipment;
  lacks: Lack[];
  answer: (goesOn: boolean) => void;
}

/**
 * Asks before a step forward of a load that lacks its accepted confirmation, operator, unit or trailer: `mayGoOn`
 * resolves to whether to take the step, at once where nothing lacks or the person went on without it before. The
 * component must render `dialog`.
 */
export function useLackQuestion(): {
  mayGoOn: (shipment: Shipment) => Promise<boolean>;
  isReading: boolean;
  dialog: ReactElement | undefined;
} {
  const store = useStoreContext();
  const { readLacks, isReading } = useReadLacks();
  const [asking, setAsking] = useState<Asking>();
  const mayGoOn = async (shipment: Shipment) => {
    const lacks = await readLacks(shipment);
    if (newLacks(store, shipment.id, lacks).length === 0) return true;
    const goesOn = await new Promise<boolean>((answer) => setAsking({ shipment, lacks, answer }));
    if (goesOn) acceptLacks(store, shipment.id, lacks);
    setAsking(undefined);
    return goesOn;
  };
  const dialog = asking && (
    <Suspense>
      <LackQuestion {...asking} />
    </Suspense>
  );
  return { mayGoOn, isReading, dialog };
}

interface Asked<Data> {
  enabled: boolean;
  queryKey: unknown[];
  queryFn: () => Promise<Data>;
}

/** Without a network a step does not wait for it. */
const ONCE = { retry: false, networkMode: 'always' } as const;

/** Reads what a load lacks; nothing where it cannot be read, since the step itself then tells why. */
function useReadLacks() {
  const client = useQueryClient();
  const confirmationsOf = useConfirmationsQuery();
  const legsOf = useLegsQuery();
  const [isReading, setReading] = useState(false);
  const once = async <Data,>({ enabled, ...query }: Asked<Data>) =>
    enabled ? client.fetchQuery({ ...query, ...ONCE }) : undefined;
  const readLacks = async (shipment: Shipment): Promise<Lack[]> => {
    setReading(true);
    try {
      const [confirmations, legs] = await Promise.all([
        once(confirmationsOf(shipment)),
        once(legsOf(shipment)),
      ]);
      return lacksOfStep(shipment, { confirmations, legs });
    } catch {
      return [];
    } finally {
      setReading(false);
    }
  };
  return { readLacks, isReading };
}

const LackQuestion = lazyPage(async () => (await import('./LackQuestion.tsx')).LackQuestion);
