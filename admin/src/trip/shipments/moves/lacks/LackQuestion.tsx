import { Link as MuiLink, Typography } from '@mui/material';
import { Confirm, useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Shipment } from '../../shipment.ts';
import { papersOf } from '../../show/needs/tabLink.ts';
import type { Lack } from './lacksOfStep.ts';

interface LackQuestionProps {
  shipment: Shipment;
  lacks: Lack[];
  answer: (goesOn: boolean) => void;
}

/** The question before a step of a load, with all that it lacks, each a link to where it is done. */
export function LackQuestion({ shipment, lacks, answer }: LackQuestionProps) {
  const translate = useTranslate();
  return (
    <Confirm
      isOpen
      title={translate('shipments.lacks.title', { reference: shipment.reference })}
      content={
        <Typography component="span">
          {translate('shipments.lacks.missing', { smart_count: lacks.length })}{' '}
          <Names lacks={lacks} shipment={shipment} leave={() => answer(false)} />.{' '}
          {translate('shipments.lacks.anyway')}
        </Typography>
      }
      confirm="shipments.lacks.goOn"
      cancel="ra.action.cancel"
      confirmColor="warning"
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    />
  );
}

interface NamesProps extends Omit<LackQuestionProps, 'answer'> {
  leave: () => void;
}

/** Lists what a load lacks; a press on an item leads there and takes no step. */
function Names({ lacks, shipment, leave }: NamesProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const words = lacks.map((lack) => translate(`shipments.lacks.${lack}`));
  const parts = new Intl.ListFormat(locale).formatToParts(words);
  return parts.map(({ type, value }, index) =>
    type === 'literal' ? (
      value
    ) : (
      <MuiLink key={index} component={Link} to={papersOf(shipment)} onClick={leave}>
        {value}
      </MuiLink>
    ),
  );
}
