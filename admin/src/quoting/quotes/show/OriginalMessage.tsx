import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Schemas } from '../../../core/contract/types.ts';
import type { AndenDataProvider } from '../../../core/data/dataProvider.ts';
import { Section } from '../../../core/pages/Section.tsx';
import type { Quote } from '../quote.ts';

/** The pasted message that a quote came from, which is loaded once somebody opens it. */
export function OriginalMessage({ quote }: { quote: Quote }) {
  const translate = useTranslate();
  const { read } = useDataProvider<AndenDataProvider>();
  const [isOpen, setOpen] = useState(false);
  const path = `quotes/${quote.id}/message`;
  const { data } = useQuery({
    queryKey: ['quotes', 'message', quote.id],
    queryFn: async ({ signal }) => (await read<Schemas['QuoteMessage']>(path, {}, signal)).data,
    enabled: isOpen,
  });
  if (!quote.hasMessage) return null;
  return (
    <Section title="quotes.paste.original" isFolded={!data}>
      {data ? (
        <Box sx={TEXT}>{data.message}</Box>
      ) : (
        <Button loading={isOpen} onClick={() => setOpen(true)}>
          {translate('quotes.paste.show')}
        </Button>
      )}
    </Section>
  );
}

const TEXT = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' };
