import { isPhone } from '#phone/isPhone';
import { placeNow } from '#phone/placeNow';
import { type ReactElement, useState } from 'react';
import type { Confirm } from '../../../core/actions/sendConfirmed.ts';
import { type OnRefused, useAct } from '../../../core/actions/useAct.ts';
import { useAskAgain } from '../../../core/actions/useAskAgain.tsx';
import { useOneRun } from '../../../core/actions/useOneRun.ts';
import { useSignedInUser } from '../../../core/auth/useSignedInUser.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import type { NextStep, Shipment } from '../shipment.ts';
import { useLackQuestion } from './lacks/useLackQuestion.tsx';

/** What a person says about a step of a load. */
export type Said = Partial<Omit<Schemas['ShipmentMove'], 'status' | 'stop' | 'isEarly'>>;

interface Mover {
  /** Resolves to whether the load was moved; the errors by field go to `onRefused`. */
  move: (
    shipment: Shipment,
    step: NextStep,
    said?: Said,
    onRefused?: OnRefused,
  ) => Promise<boolean>;
  isPending: boolean;
  /** Whether a step forward may be taken, as the person says where the load lacks something; `move` asks it itself. */
  mayGoOn: (shipment: Shipment) => Promise<boolean>;
  /** The question about an early step, or about what lacks; the component must render it. */
  dialog: ReactElement | undefined;
}

/**
 * Moves a load and notifies the result. Before a step forward, what the load lacks is asked; what the API refuses as too
 * early is asked in words and sent once more when the person confirms it. A carrier's step forward has the place of its
 * phone, if the phone tells it.
 */
export function useMove(): Mover {
  const { act, isPending } = useAct('shipments.moved');
  const { ask, dialog } = useAskAgain();
  const { mayGoOn, isReading, dialog: lackDialog } = useLackQuestion();
  const { whereFor, isLocating } = usePlace();
  const { run } = useOneRun<boolean>();
  const confirm: Confirm = async ({ isEarly }) =>
    isEarly === undefined ? undefined : (await ask([isEarly])) && { isEarly: true };
  const send: Mover['move'] = async (shipment, step, said, onRefused) => {
    const { status, stop, direction } = step;
    if (direction === 'ahead' && !(await mayGoOn(shipment))) return false;
    const what = { resource: 'shipments', id: shipment.id, verb: 'move' };
    const place = await whereFor(step);
    const body = { status, ...(stop && { stop }), ...said, ...place };
    return (await act(what, body, onRefused, confirm)) !== false;
  };
  return {
    move: (...args) =>
      run(
        () => send(...args),
        () => false,
      ),
    mayGoOn,
    isPending: isPending || isLocating || isReading,
    dialog: lackDialog ?? dialog,
  };
}

/** Finds where a step of a carrier happens. */
function usePlace() {
  const isCarrier = useSignedInUser()?.user_type.name === 'carrier';
  const [isLocating, setLocating] = useState(false);
  const whereFor = async ({ direction }: NextStep) => {
    if (!isCarrier || direction !== 'ahead') return undefined;
    setLocating(true);
    const place = isPhone() ? await placeNow() : undefined;
    setLocating(false);
    return place;
  };
  return { whereFor, isLocating };
}
