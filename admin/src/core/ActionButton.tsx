import { type ReactNode, useState } from 'react';
import {
  Button,
  type ButtonProps,
  Confirm,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { useAct } from './useAct.ts';

interface ActionButtonProps extends Pick<ButtonProps, 'variant' | 'color' | 'size'> {
  /** The record's verb; the button appears only while the record's `can` names it. */
  verb: string;
  label: string;
  /** The notification when it is done, a key. */
  success: string;
  /** What to ask before; without it the verb is done at once. */
  confirm?: { title: string; content: string };
  body?: object;
  icon?: ReactNode;
  onDone?: () => void;
}

/** Does a verb of the record in context, after a confirmation, and waits for the API's answer. */
export function ActionButton({
  verb,
  success,
  confirm,
  body,
  icon,
  onDone,
  ...button
}: ActionButtonProps) {
  const record = useRecordContext<{ id: string; can?: string[] }>();
  const resource = useResourceContext() ?? '';
  const [isAsking, setAsking] = useState(false);
  const { act, isPending } = useAct(success);
  if (!record?.can?.includes(verb)) return null;
  const doIt = async () => {
    const done = await act({ resource, id: record.id, verb }, body);
    setAsking(false);
    if (done !== false) onDone?.();
  };
  return (
    <>
      <Button
        variant="outlined"
        {...button}
        disabled={isPending}
        onClick={confirm ? () => setAsking(true) : doIt}
      >
        {icon}
      </Button>
      {confirm && (
        <Confirm
          isOpen={isAsking}
          loading={isPending}
          {...confirm}
          onConfirm={doIt}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
