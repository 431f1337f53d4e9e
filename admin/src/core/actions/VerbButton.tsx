import {
  Box,
  Button,
  type ButtonProps,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { KeptForm } from '../form/KeptForm.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { TextButton } from './TextButton.tsx';
import { type AskedReason, NOT_SAVED, useAskAgain } from './useAskAgain.tsx';
import { type Act, useAct } from './useAct.ts';

interface VerbButtonProps extends Pick<ButtonProps, 'variant' | 'color' | 'size' | 'fullWidth'> {
  /** The record and its verb, which may depend on the form's values. */
  of: Omit<Act, 'verb'>;
  verb: string | ((values: object) => string);
  /** The message key below which `action`, `title`, `done` and `failed` are. */
  words: string;
  /** A name that is added to the button's accessible name, where several buttons have the same text. */
  about?: string;
  start?: object;
  toBody?: (values: object) => object;
  /** Returns sentences about unusual values, which must be confirmed before the verb is called. */
  doubts?: (values: object) => string[] | Promise<string[]>;
  /** A reason that these doubts need, and for which values; it is sent under the name of its property. */
  reason?: Omit<AskedReason, 'place'> & { isNeeded: (values: object) => boolean };
  /** The inputs. */
  children: ReactNode;
}

/** A button that opens a form and calls a verb of the record with its values, and notifies the result. */
export function VerbButton({ words, about, children, ...props }: VerbButtonProps) {
  const { of, verb, start = NOTHING, toBody = same, doubts = none, reason, ...button } = props;
  const translate = useTranslate();
  const titleId = useId();
  const [isAsking, setAsking] = useState(false);
  const { act } = useAct(`${words}.done`, `${words}.failed`);
  const { ask, dialog } = useAskAgain();
  const place = `${of.resource}/${of.id} ${words}`;
  const submit = async (values: object) => {
    const why = reason?.isNeeded(values) ? { ...reason, place: `${place} reason` } : undefined;
    const answer = await ask(await doubts(values), why);
    if (!answer) return NOT_SAVED;
    const body = { ...toBody(values), ...(why && { [why.of[1]]: answer.reason }) };
    let refused: object | undefined;
    const name = typeof verb === 'string' ? verb : verb(values);
    const what = { ...of, verb: name, draft: why?.place };
    const done = await act(what, body, (errors) => {
      refused = errors;
    });
    if (done) setAsking(false);
    return refused;
  };
  const label = translate(`${words}.action`);
  return (
    <>
      <Button
        variant="outlined"
        {...button}
        aria-label={about && `${label}: ${about}`}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        maxWidth="xs"
        fullWidth
        aria-labelledby={titleId}
      >
        <KeptForm place={place} record={start} onSubmit={submit}>
          <DialogTitle id={titleId}>{translate(`${words}.title`)}</DialogTitle>
          <DialogContent>
            <Box sx={{ pt: 1 }}>{children}</Box>
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2 }}>
            <TextButton label="anden.action.cancel" onClick={() => setAsking(false)} />
            <SubmitButton label={`${words}.action`} icon={<></>} alwaysEnable />
          </DialogActions>
        </KeptForm>
      </Dialog>
      {dialog}
    </>
  );
}

/** The form starts empty; without a record of its own it would take that of the page. */
const NOTHING = {};

function same(values: object): object {
  return values;
}

function none(): string[] {
  return [];
}
