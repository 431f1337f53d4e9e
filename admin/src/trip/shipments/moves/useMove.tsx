import { isPhone } from '#phone/isPhone';
import { placeNow } from '#phone/placeNow';
import { type ReactElement, useState } from 'react';
import type { Confirm } from '../../../core/actions/sendConfirmed.ts';
import { type OnRefused, useAct } from '../../../core/actions/useAct.ts';
import { useAskAgain } from '../../../core/actions/useAskAgain.tsx';
import { useOneRun } from '../../../core/actions/useOneRun.ts';
import { useSignedInUser } from '../../../core/auth/useSignedInUser.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { directionOf, type Shipment } from '../shipment.ts';
import { useLackQuestion } from './lacks/useLackQuestion.tsx';

/** A step of a load, and what the person says about it. */
export type Step = Omit<Schemas['ShipmentMove'], 'byCall' | 'isEarly'> & { byCall?: boolean };

interface Mover {
  /** Resolves to whether the load was moved; the errors by field go to `onRefused`. */
  move: (shipment: Shipment, step: Step, onRefused?: OnRefused) => Promise<boolean>;
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
  const send: Mover['move'] = async (shipment, step, onRefused) => {
    if (isAhead(shipment, step) && !(await mayGoOn(shipment))) return false;
    const what = { resource: 'shipments', id: shipment.id, verb: 'move' };
    const body = { ...step, ...(await whereFor(shipment, step)) };
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
  const whereFor = async (shipment: Shipment, step: Step) => {
    if (!isCarrier || !isAhead(shipment, step)) return undefined;
    setLocating(true);
    const place = isPhone() ? await placeNow() : undefined;
    setLocating(false);
    return place;
  };
  return { whereFor, isLocating };
}

function isAhead(shipment: Shipment, { status }: Step): boolean {
  return directionOf(shipment, status) === 'ahead';
}
