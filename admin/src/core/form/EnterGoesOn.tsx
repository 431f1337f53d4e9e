import type { KeyboardEvent, ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { ENTER_AREA, goOn, isOneLine, saveForm } from './goOn.ts';

/**
 * Around the form of a record: Enter in a field goes on instead of saving a record that is half filled in; Ctrl-Enter, on a
 * Mac Cmd-Enter, saves. Buttons and texts of several lines keep their Enter.
 */
export function EnterGoesOn({ children }: { children: ReactNode }) {
  const isNew = useRecordContext()?.id === undefined;
  return (
    <div
      {...{ [ENTER_AREA]: isNew ? 'empty' : 'next' }}
      style={CONTENTS}
      role="presentation"
      onKeyDownCapture={saveWithCtrl}
      onKeyDown={goOnWithEnter}
    >
      {children}
    </div>
  );
}

/** An option list takes the typed text first (see useTakeFirst), and saves then. */
function saveWithCtrl(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || !isWithCtrl(event) || !isWithin(target, currentTarget)) return;
  if (target.matches('[aria-autocomplete]')) return;
  event.stopPropagation();
  save(event, target);
}

function goOnWithEnter(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget, nativeEvent } = event;
  if (event.key !== 'Enter' || event.defaultPrevented || nativeEvent.isComposing) return;
  if (!isWithin(target, currentTarget) || !isOneLine(target)) return;
  if (isWithCtrl(event)) return save(event, target);
  event.preventDefault();
  goOn(target);
}

function save(event: KeyboardEvent, field: Element) {
  event.preventDefault();
  saveForm(field);
}

function isWithCtrl({ ctrlKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey;
}

/** Whether the element stands in the area; React also reports the keys of dialogs that were opened from it. */
function isWithin(element: EventTarget, area: Element): element is Element {
  return element instanceof Element && area.contains(element);
}

const CONTENTS = { display: 'contents' };
