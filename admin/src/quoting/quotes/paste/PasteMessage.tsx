import { Box, Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import {
  ResourceContextProvider,
  Title,
  useLocation,
  useNavigate,
  useTranslate,
} from 'react-admin';
import { property } from '../../../core/contract/schema.ts';
import { dropDraftAt } from '../../../core/form/drafts.ts';
import { type KeptState, useKeptState } from '../../../core/form/useKeptState.ts';
import type { Quote } from '../quote.ts';
import { CreatedQuotes } from './CreatedQuotes.tsx';
import { MarkedMessage } from './MarkedMessage.tsx';
import { MessageBox } from './MessageBox.tsx';
import { type Message, NO_MESSAGE } from './proposal.ts';
import { placeOf, ProposalCard } from './ProposalCard.tsx';
import { useCreateAll } from './useCreateAll.ts';

/** /admin/quotes/paste: reads a pasted or shared message, and creates the quotes that it asks for. */
export function PasteMessage() {
  const translate = useTranslate();
  const draft = useKeptState<Message>('quotes/paste', NO_MESSAGE);
  const [created, setCreated] = useState<Quote[]>();
  useGivenText(draft);
  const finish = (quotes: Quote[]) => {
    for (const proposal of draft.values.proposals ?? []) dropDraftAt(placeOf(proposal));
    draft.restart(NO_MESSAGE);
    setCreated(quotes);
  };
  return (
    <ResourceContextProvider value="quotes">
      <Title title={translate('quotes.paste.title')} />
      {created ? (
        <CreatedQuotes quotes={created} onAnother={() => setCreated(undefined)} />
      ) : draft.values.proposals ? (
        <Proposals draft={draft} onCreated={finish} />
      ) : (
        <MessageBox draft={draft} />
      )}
    </ResourceContextProvider>
  );
}

interface ProposalsProps {
  draft: KeptState<Message>;
  onCreated: (quotes: Quote[]) => void;
}

function Proposals({ draft, onCreated }: ProposalsProps) {
  const translate = useTranslate();
  const { text, proposals = [] } = draft.values;
  const { forms, isBusy, press } = useCreateAll(text);
  const total = proposals.reduce((sum, { count }) => sum + count, 0);
  const create = async () => {
    const quotes = await press();
    if (quotes) onCreated(quotes);
  };
  const countAs = (key: string, count: number) =>
    draft.change({
      proposals: proposals.map((one) => (one.key === key ? { ...one, count } : one)),
    });
  return (
    <Box sx={COLUMNS}>
      <Box sx={SIDE}>
        <MarkedMessage
          message={draft.values}
          onEdit={() => draft.change({ proposals: undefined, rest: [] })}
        />
      </Box>
      <Box sx={COLUMN}>
        {proposals.length === 0 && <Typography>{translate('quotes.paste.none')}</Typography>}
        {proposals.map((proposal, at) => (
          <ProposalCard
            key={proposal.key}
            number={at + 1}
            onCount={(count) => countAs(proposal.key, count)}
            onCreate={() => void create()}
            proposal={proposal}
            text={text}
            forms={forms}
          />
        ))}
        {proposals.length > 0 && (
          <Button
            variant="contained"
            loading={isBusy}
            disabled={total === 0}
            onClick={() => void create()}
            sx={BUTTON}
          >
            {translate('quotes.paste.create', { smart_count: total })}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** Takes the text that another page or the share menu of a phone gave, and removes it from the address. */
function useGivenText({ change }: KeptState<Message>) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const shared = new URLSearchParams(search);
    const parts = ['title', 'text', 'url'].map((name) => shared.get(name));
    const text = (state as { text?: string } | null)?.text ?? parts.filter(Boolean).join('\n');
    if (!text) return;
    change({
      ...NO_MESSAGE,
      proposals: undefined,
      text: text.slice(0, property('MessageInput', 'text').schema.maxLength),
    });
    navigate('/admin/quotes/paste', { replace: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [search, state]);
}

const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
};
const COLUMN = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' };
const SIDE = { position: { lg: 'sticky' }, top: { lg: 80 } };
const BUTTON = { justifySelf: 'start' };
