import { useState } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import { FormDialog } from '../../core/actions/FormDialog.tsx';
import { SecretDialog } from '../../core/actions/SecretDialog.tsx';
import { useSubmit } from '../../core/actions/useSubmit.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';
import { inputOf, WebhookInputs } from './WebhookInputs.tsx';

type WebhookWithSecret = Schemas['WebhookWithSecret'];

interface MakeWebhookProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The form of a new webhook, after which its secret is shown once. */
export function MakeWebhook({ isOpen, onClose }: MakeWebhookProps) {
  const [made, setMade] = useState<WebhookWithSecret>();
  const refresh = useRefresh();
  const make = useMake((webhook) => {
    onClose();
    setMade(webhook);
    refresh();
  });
  return (
    <>
      <FormDialog
        isOpen={isOpen}
        onClose={onClose}
        place="webhooks new"
        title="webhooks.make.title"
        submit="webhooks.make.action"
        start={START}
        onSubmit={make}
      >
        <WebhookInputs />
      </FormDialog>
      {made && (
        <SecretDialog
          secret={made.secret}
          words="webhooks.secret"
          onClose={() => setMade(undefined)}
        />
      )}
    </>
  );
}

/** Returns a function that makes a webhook of the form's values and returns the errors by field, if any. */
function useMake(onMade: (webhook: WebhookWithSecret) => void) {
  const { create } = useDataProvider<AndenDataProvider>();
  const make = async (values: object) => {
    onMade((await create<WebhookWithSecret>('webhooks', { data: inputOf(values) })).data);
  };
  return useSubmit(make, { failure: 'webhooks.make.failed' });
}

const START = { hears: 'all', kinds: [], changes: [] };
