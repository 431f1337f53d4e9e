import { useNotify, useResourceContext, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { SubmitButton } from '../form/SubmitButton.tsx';

/** Saves the new record and starts the next one on an empty form. */
export function SaveAnotherButton() {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const notify = useNotify();
  const { reset } = useFormContext();
  const onSuccess = () => {
    notify(`resources.${resource}.notifications.created`, {
      type: 'success',
      messageArgs: { _: translate('ra.notification.created', { smart_count: 1 }) },
    });
    reset();
    document.querySelector<HTMLElement>('main form input:not([type=hidden])')?.focus();
  };
  return (
    <SubmitButton
      type="button"
      label="anden.action.saveAnother"
      variant="outlined"
      icon={NO_ICON}
      mutationOptions={{ onSuccess, meta: ANOTHER }}
    />
  );
}

const NO_ICON = <></>;
const ANOTHER = { another: true };
