import { type ReactElement, useState } from 'react';
import { Button, Confirm, useTranslate } from 'react-admin';
import { BulkResultDialog } from './BulkResultDialog.tsx';
import { type BulkAct, useBulk } from './useBulk.ts';

interface BulkButtonProps {
  /** A key. */
  label: string;
  icon: ReactElement;
  act: BulkAct;
  /** Keys of what to ask before; they are told `smart_count`. */
  confirm: { title: string; content: string };
}

/** Does one thing to the selected records after a confirmation, and says which could not follow. */
export function BulkButton({ label, icon, act, confirm }: BulkButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const translate = useTranslate();
  const bulk = useBulk();
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
        loading={bulk.isPending}
        title={translate(confirm.title, { smart_count: bulk.count })}
        content={translate(confirm.content)}
        onConfirm={doIt}
        onClose={() => setAsking(false)}
      />
      <BulkResultDialog results={bulk.results} onClose={bulk.forget} />
    </>
  );
}
