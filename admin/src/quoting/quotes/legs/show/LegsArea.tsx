import { Box, Card, Stack, Tab, Tabs } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Quote } from '../../quote.ts';
import { legsOf } from '../legsOf.ts';
import { COMPARE, useLegTab, WHOLE } from '../useLegTab.ts';
import { Combinations } from './Combinations.tsx';
import { LegPanel } from './LegPanel.tsx';
import { LegList } from './LegList.tsx';
import { LegTabLabel } from './LegTabLabel.tsx';

/** The legs of a quote as tabs, which the address names: all compared, each with its carriers, and the whole where it is asked for too. */
export function LegsArea({ quote, whole }: { quote: Quote; whole: ReactNode }) {
  const translate = useTranslate();
  const id = useId();
  const legs = legsOf(quote);
  const [named, show] = useLegTab();
  const names = [
    COMPARE,
    ...legs.map(({ leg }) => leg),
    ...(quote.asked === 'both' ? [WHOLE] : []),
  ];
  const tab = names.includes(named) ? named : COMPARE;
  const leg = legs.find((one) => one.leg === tab);
  return (
    <Box id="legs" tabIndex={-1} sx={ANCHOR}>
      <Card sx={{ mb: 2 }}>
        <Tabs
          value={tab}
          onChange={(_, next: string) => show(next)}
          variant="scrollable"
          allowScrollButtonsMobile
          aria-label={translate('quotes.legs.title')}
          sx={{ px: { xs: 0, sm: 1 } }}
        >
          {names.map((name, at) => (
            <Tab
              key={name}
              value={name}
              id={`${id}${name}`}
              aria-controls={name === tab ? `${id}panel` : undefined}
              label={<LegTabLabel name={name} number={at} leg={legs[at - 1]} />}
            />
          ))}
        </Tabs>
      </Card>
      <Stack spacing={2} role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${tab}`}>
        {tab === COMPARE && (
          <>
            <LegList quote={quote} legs={legs} onShow={show} />
            <Combinations quote={quote} onShow={show} />
          </>
        )}
        {leg && <LegPanel key={leg.id} legId={leg.id} />}
        {tab === WHOLE && whole}
      </Stack>
    </Box>
  );
}

const ANCHOR = { scrollMarginTop: 76, outline: 'none' };
