import { List, ListItem } from '@mui/material';
import { type ReactElement, useCallback, useState } from 'react';
import { Confirm } from 'react-admin';
import { useKeptState } from '../form/useKeptState.ts';
import { isReason, ReasonField } from './ReasonField.tsx';

/** A reason that is asked for in words: its property in the contract, and the key of its label. */
export interface AskedReason {
  of: readonly [schema: string, name: string];
  label: string;
  /** The subject of the question; the caller drops the draft that is kept under it once the reason is saved. */
  place: string;
}

/** Whether to go on, and the reason where one was asked for. */
type Answer = false | { reason: string };

interface Question {
  sentences: string[];
  why?: AskedReason;
  answer: (answer: Answer) => void;
}

/**
 * Asks for confirmation before something unusual is done: `ask` shows the sentences in a dialog and resolves to whether
 * to continue, at once when there are no sentences. With `why` only a typed reason continues. The component must render
 * `dialog`.
 */
export function useAskAgain(): {
  ask: (sentences: string[], reason?: AskedReason) => Promise<Answer>;
  dialog: ReactElement | undefined;
} {
  const [question, setQuestion] = useState<Question>();
  const ask = useCallback(
    (sentences: string[], reason?: AskedReason) =>
      sentences.length === 0
        ? Promise.resolve({ reason: '' })
        : new Promise<Answer>((answer) => setQuestion({ sentences, why: reason, answer })),
    [],
  );
  const close = (answer: Answer) => {
    question?.answer(answer);
    setQuestion(undefined);
  };
  return { ask, dialog: question && <AskAgain {...question} answer={close} /> };
}

/** The answer of a submit when the person did not go on: the form still has unsaved changes. */
export const NOT_SAVED = { 'root.serverError': 'anden.askAgain.notSaved' };

function AskAgain({ sentences, why, answer }: Question) {
  const { values, change } = useKeptState(why?.place ?? 'askAgain', NO_REASON);
  const { reason } = values;
  const [isMissing, setMissing] = useState(false);
  const goOn = () => {
    if (why && !isReason(why.of, reason)) setMissing(true);
    else answer({ reason: reason.trim() });
  };
  return (
    <Confirm
      isOpen
      title="anden.askAgain.title"
      content={
        <>
          <Sentences>{sentences}</Sentences>
          {why && (
            <ReasonField
              {...why}
              value={reason}
              onChange={(text) => change({ reason: text })}
              isMissing={isMissing}
            />
          )}
        </>
      }
      confirm="anden.askAgain.goOn"
      cancel="anden.askAgain.correct"
      confirmColor="warning"
      onConfirm={goOn}
      onClose={() => answer(false)}
    />
  );
}

const NO_REASON = { reason: '' };

/** One sentence as a paragraph, several as a list. */
export function Sentences({ children }: { children: string[] }) {
  return (
    <List
      dense
      disablePadding
      sx={{ listStyle: children.length > 1 ? 'disc' : 'none', pl: children.length > 1 ? 2.5 : 0 }}
    >
      {children.map((sentence) => (
        <ListItem
          key={sentence}
          disableGutters
          disablePadding
          sx={{ display: 'list-item', py: 0.5 }}
        >
          {sentence}
        </ListItem>
      ))}
    </List>
  );
}
