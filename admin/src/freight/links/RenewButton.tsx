import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { useAct } from '../../core/actions/useAct.ts';
import type { Linked } from './link.ts';

/** The button that replaces a link, after a confirmation: whoever has the old one can no longer use it. */
export function RenewButton({ linkTarget: { resource, id, below = '' } }: { linkTarget: Linked }) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { act, isPending } = useAct('anden.link.renew.done', 'anden.link.renew.failed');
  const renew = async () => {
    await act({ resource, id, verb: `${below}link` }, { renew: true });
    setAsking(false);
  };
  return (
    <>
      <Button color="inherit" onClick={() => setAsking(true)}>
        {translate('anden.link.renew.action')}
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title={translate('anden.link.renew.title')}
        content={translate('anden.link.renew.text')}
        confirm="anden.link.renew.action"
        onConfirm={renew}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
