import { type ReactElement, type ReactNode, useState } from 'react';
import { Button, useTranslate } from 'react-admin';
import { FormDialog } from '../../actions/FormDialog.tsx';
import { BulkResultDialog } from './BulkResultDialog.tsx';
import { type BulkAct, useBulk } from './useBulk.ts';

interface BulkFormButtonProps {
  /** The key below which `action`, `title` and `done` lie; the last two are told `smart_count`. */
  words: string;
  icon: ReactElement;
  color?: 'primary' | 'error';
  start?: object;
  /** Makes the act from the form's values. */
  toAct: (values: object) => BulkAct;
  /** The inputs. */
  children: ReactNode;
}

/** Asks once for what is to hold for all selected records, does it, and says which could not follow. */
export function BulkFormButton({ words, icon, toAct, children, ...form }: BulkFormButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const translate = useTranslate();
  const bulk = useBulk(`${words}.done`);
  const submit = async (values: object) => {
    const errors = await bulk.act(toAct(values));
    if (!errors) setAsking(false);
    return errors;
  };
  return (
    <>
      <Button label={`${words}.action`} onClick={() => setAsking(true)}>
        {icon}
      </Button>
      <FormDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        place={`${words} ${bulk.ids}`}
        title={translate(`${words}.title`, { smart_count: bulk.count })}
        submit={`${words}.action`}
        onSubmit={submit}
        {...form}
      >
        {children}
      </FormDialog>
      <BulkResultDialog results={bulk.results} onClose={bulk.forget} />
    </>
  );
}
