import { FormPage } from '../forms/FormPage.tsx';
import { island } from '../hydration/island.tsx';
import type { Localized } from '../locale.ts';
import { newRouteMessages } from './messages.ts';
import { RouteForm } from './RouteForm.tsx';

const Form = island('route', RouteForm);

/** The page with the form by which a carrier offers a lane. */
export function NewRoute({ locale }: Localized) {
  const { title, lead, steps, note } = newRouteMessages[locale];
  return (
    <FormPage title={title} lead={lead} steps={steps} note={note}>
      <Form locale={locale} />
    </FormPage>
  );
}
