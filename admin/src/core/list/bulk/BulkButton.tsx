import { type ReactElement, useState } from 'react';
import { Button, Confirm, useTranslate } from 'react-admin';
import { BulkResultDialog } from './BulkResultDialog.tsx';
import { type BulkAct, useBulk } from './useBulk.ts';

interface BulkButtonProps {
  /** A key. */
  label: string;
  icon: ReactElement;
  act: BulkAct;
  /** The message key of the notification after success; it receives `smart_count`. */
  doneMessage: string;
  /** The message keys of the confirmation; they receive `smart_count`. */
  confirm: { title: string; content: string };
}

/** Applies a bulk action to the selected records after a confirmation, and shows which records it failed for. */
export function BulkButton({ label, icon, act, doneMessage, confirm }: BulkButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const translate = useTranslate();
  const bulk = useBulk(doneMessage);
  const doIt = async () => {
    await bulk.act(act);
    setAsking(false);
  };
  return (
    <>
      <Button label={label} onClick={() => setAsking(true)}>
        {icon}
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={bulk.isPending || !isAsking}
        title={translate(confirm.title, { smart_count: bulk.count })}
        content={translate(confirm.content, { smart_count: bulk.count })}
        onConfirm={doIt}
        onClose={() => setAsking(false)}
      />
      <BulkResultDialog results={bulk.results} onClose={bulk.forget} />
    </>
  );
}
