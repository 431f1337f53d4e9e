import { Button, type ButtonProps } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Confirm, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useAct } from './useAct.ts';

interface ActionButtonProps extends Pick<ButtonProps, 'variant' | 'color' | 'size'> {
  /** The record's verb; the button appears only while the record's `can` names it. */
  verb: string;
  /** A text or its key. */
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
  label,
  success,
  confirm,
  body,
  icon,
  onDone,
  ...button
}: ActionButtonProps) {
  const record = useRecordContext<{ id: string; can?: string[] }>();
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
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
        startIcon={icon}
        loading={isPending}
        loadingPosition={icon ? 'start' : 'center'}
        onClick={confirm ? () => setAsking(true) : doIt}
      >
        {translate(label, { _: label })}
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
