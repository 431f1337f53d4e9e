import { useState } from 'react';
import { FormState } from '../../forms/state/FormState.ts';
import type { FormOptions } from '../../forms/state/FormView.ts';
import type { SchemaName } from '../../forms/state/values.ts';
import type { Locale } from '../../locale.ts';
import { linkMessages } from '../messages.ts';

interface LinkFormOptions<Name extends SchemaName> extends Pick<
  FormOptions<Name>,
  'id' | 'schema' | 'limits' | 'initial'
> {
  /** The id of the link, which tells the drafts of several apart. */
  record: string;
  locale: Locale;
}

/** Makes a form of the page of a link: what is typed into it stays on the device until it is sent. */
export function useLinkForm<Name extends SchemaName>(
  options: LinkFormOptions<Name>,
): FormState<Name> {
  const [form] = useState(
    () => new FormState({ ...options, keep: 'device', texts: linkMessages[options.locale].form }),
  );
  return form;
}
