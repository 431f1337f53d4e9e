import { Box, TextField, Typography } from '@mui/material';
import { Fragment, useState } from 'react';
import { Form, useTranslate } from 'react-admin';
import { EnterGoesOn } from '../../../core/form/EnterGoesOn.tsx';
import { useKeptState } from '../../../core/form/useKeptState.ts';
import { Section } from '../../../core/pages/Section.tsx';
import { LOAD_START } from '../../../freight/load/cargoForm.ts';
import { laneText } from '../../../freight/places/placeText.ts';
import type { AnyStop } from '../../../freight/stops/stops.ts';
import { StopsForm } from '../../../freight/stops/StopsForm.tsx';
import { formStop } from '../../../freight/stops/stopsForm.ts';
import { type MessageField, type Proposal, wordsOf } from './proposal.ts';
import { ProposalField } from './ProposalField.tsx';
import { ProposalKeeper } from './ProposalKeeper.tsx';
import { ProposalStops } from './ProposalStops.tsx';
import type { useCreateAll } from './useCreateAll.ts';

interface ProposalCardProps {
  number: number;
  proposal: Proposal;
  text: string;
  forms: ReturnType<typeof useCreateAll>['forms'];
  onCount: (count: number) => void;
  onCreate: () => void;
}

/** A proposed quote: the fields that were read with their words, those that are asked, and those that are missing. */
export function ProposalCard({
  number,
  proposal,
  text,
  forms,
  onCount,
  onCreate,
}: ProposalCardProps) {
  const translate = useTranslate();
  const draft = useKeptState(placeOf(proposal), { values: startOf(proposal) });
  const [defaultValues] = useState(draft.values.values);
  const { values } = draft.values;
  const { count } = proposal;
  const fields = FIELDS.filter((field) => isShown(proposal, field));
  return (
    <Section>
      <Typography component="h2" variant="h4" sx={{ mb: 2 }}>
        {translate('quotes.paste.quote', { number, lane: laneText(values) })}
      </Typography>
      <EnterGoesOn>
        <Form noValidate defaultValues={defaultValues} onSubmit={onCreate}>
          <Box sx={GRID}>
            <CountInput words={wordsOf(text, proposal, 'count')} count={count} onCount={onCount} />
            <StopsForm of="Stop">
              {fields.map((field) => (
                <Fragment key={field}>
                  <ProposalField field={field} proposal={proposal} text={text} />
                  {field === 'destination' && <ProposalStops proposal={proposal} text={text} />}
                </Fragment>
              ))}
            </StopsForm>
          </Box>
          <ProposalKeeper
            forms={forms}
            name={proposal.key}
            count={count}
            onChange={(typed) => draft.change({ values: typed })}
          />
        </Form>
      </EnterGoesOn>
    </Section>
  );
}

interface CountInputProps {
  count: number;
  words: string;
  onCount: (count: number) => void;
}

function CountInput({ count, words, onCount }: CountInputProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      {words && (
        <Typography variant="body2" component="p" sx={{ color: 'text.secondary', mb: 0.75 }}>
          <q>{words}</q>
        </Typography>
      )}
      <TextField
        type="number"
        label={translate('quotes.paste.count')}
        value={count}
        onChange={({ target }) => onCount(countOf(target.value))}
        slotProps={{ htmlInput: { min: 0, max: MOST } }}
        sx={{ mb: 1.5, minWidth: 220 }}
      />
    </Box>
  );
}

/** Under which the typed values of a proposed quote are kept. */
export function placeOf({ key }: Pick<Proposal, 'key'>): string {
  return `quotes/paste ${key}`;
}

type Values = Record<string, unknown> & Proposal['quote'];

function startOf({ quote, stops }: Proposal): Values {
  const { movement: _, currency: __, origin: ___, destination: ____, ...start } = LOAD_START;
  const values = { ...start, ...quote } as Values;
  return stops.length > 0 ? { ...values, stops: stopsOfForm(stops) } : values;
}

/** The stops of the form: those read stand between the ends; a place or kind that is not told is left open. */
function stopsOfForm(stops: Proposal['stops']): AnyStop[] {
  const between = stops.map(({ kind, places }) => {
    const [place] = places.length === 1 ? places : [{ country: places[0]!.country }];
    return formStop({ kind: kind ?? null, place } as AnyStop);
  });
  return [formStop({ kind: 'pickup' }), ...between, formStop({ kind: 'delivery' })];
}

function countOf(typed: string): number {
  return Math.min(MOST, Math.max(0, Math.trunc(Number(typed)) || 0));
}

const MOST = 50;

function isShown({ quote, questions, missing }: Proposal, field: MessageField): boolean {
  const isAsked = questions.some((one) => one.field === field);
  return field in quote || isAsked || missing.includes(field);
}

/** In the order of the form. */
const FIELDS: MessageField[] = [
  ...(['customerId', 'customerReference', 'origin', 'destination'] as const),
  ...(['pickupDate', 'pickupFrom', 'pickupTo', 'deliveryDate', 'deliveryFrom'] as const),
  ...(['deliveryTo', 'equipmentId', 'comodityId', 'weight', 'units', 'hazmat'] as const),
  ...(['drayage', 'targetRate', 'currency', 'comment'] as const),
];

const GRID = {
  display: 'grid',
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
