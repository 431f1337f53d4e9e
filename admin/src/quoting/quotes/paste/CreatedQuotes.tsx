import { Button, Link, List, ListItem } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Link as RouterLink, useCreatePath, useTranslate } from 'react-admin';
import { Section } from '../../../core/pages/Section.tsx';
import { laneWithStops } from '../../../freight/places/placeText.ts';
import type { Quote } from '../quote.ts';

interface CreatedQuotesProps {
  quotes: Quote[];
  /** Begins with another message. */
  onAnother: () => void;
}

/** The quotes that were created from a message, with links. */
export function CreatedQuotes({ quotes, onAnother }: CreatedQuotesProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const first = useRef<HTMLAnchorElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <Section>
      <p role="status">{translate('quotes.paste.created', { smart_count: quotes.length })}</p>
      <List>
        {quotes.map((quote, at) => (
          <ListItem key={quote.id} disableGutters sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Link
              component={RouterLink}
              {...(at === 0 && { ref: first })}
              to={createPath({ resource: 'quotes', type: 'show', id: quote.id })}
            >
              {quote.reference}
            </Link>
            {laneWithStops(quote, translate)}
          </ListItem>
        ))}
      </List>
      <Button variant="outlined" onClick={onAnother}>
        {translate('quotes.paste.another')}
      </Button>
    </Section>
  );
}
