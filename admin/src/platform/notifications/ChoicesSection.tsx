import {
  Alert,
  Checkbox,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { Section } from '../../core/pages/Section.tsx';
import type { NoticeChoice } from './notice.ts';
import { useLanguage } from './useLanguage.ts';
import { useNoticeChoices } from './useNotices.ts';
import { useChoose } from './useChoose.ts';

/** The events that can reach the user, with a box for each channel that saves at once. */
export function ChoicesSection() {
  const translate = useTranslate();
  const { data, isPending, error } = useNoticeChoices();
  if (data?.length === 0) return null;
  return (
    <Section title="notifications.choices.title">
      {error && <Alert severity="error">{translate('notifications.choices.failed')}</Alert>}
      {isPending && <Skeleton variant="rounded" height={240} aria-busy />}
      {data && (
        <Table size="small" aria-label={translate('notifications.choices.title')}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('notifications.choices.event')}</TableCell>
              {CHANNELS.map((channel) => (
                <TableCell key={channel} align="center">
                  {translate(`notifications.choices.${channel}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map((choice) => (
              <ChoiceRow key={choice.kind} choice={choice} />
            ))}
          </TableBody>
        </Table>
      )}
    </Section>
  );
}

function ChoiceRow({ choice }: { choice: NoticeChoice }) {
  const translate = useTranslate();
  const choose = useChoose();
  const name = choice.name[useLanguage()];
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {name}
      </TableCell>
      {CHANNELS.map((channel) => (
        <TableCell key={channel} align="center" padding="none">
          <Checkbox
            checked={choice[channel]}
            disabled={choice[`${channel}IsFixed`]}
            onChange={(_, isOn) => void choose({ kind: choice.kind, [channel]: isOn })}
            slotProps={{
              input: { 'aria-label': `${name}: ${translate(`notifications.choices.${channel}`)}` },
            }}
          />
        </TableCell>
      ))}
    </TableRow>
  );
}

const CHANNELS = ['bell', 'mail'] as const;
