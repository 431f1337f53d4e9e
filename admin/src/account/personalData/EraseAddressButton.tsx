import { useState } from 'react';
import { type HttpError, TextInput, useNotify, useTranslate } from 'react-admin';
import { FormDialog } from '../../core/actions/FormDialog.tsx';
import { TextButton } from '../../core/actions/TextButton.tsx';
import { field } from '../../core/contract/field.ts';
import { call } from './call.ts';

interface EraseAddressButtonProps {
  address: string;
  onErased: () => void;
}

/** Erases the data of the person with the address, after it was typed again. */
export function EraseAddressButton({ address, onErased }: EraseAddressButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const erase = async (values: object) => {
    try {
      const { pseudonym } = await call('erase', { ...values, address });
      setOpen(false);
      notify('personalData.erased', { type: 'success', messageArgs: { pseudonym } });
      onErased();
      return undefined;
    } catch (error) {
      return (error as HttpError).body.errors as object;
    }
  };
  return (
    <>
      <TextButton label="personalData.erase" color="error" onClick={() => setOpen(true)} />
      <FormDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        place="personal_data erase"
        title={translate('personalData.eraseTitle', { address })}
        text="personalData.eraseText"
        submit="personalData.erase"
        color="error"
        onSubmit={erase}
      >
        <TextInput
          {...field('AddressErasure', 'confirmation')}
          label="resources.personal_data.fields.confirmation"
          autoComplete="off"
          autoFocus
          fullWidth
        />
      </FormDialog>
    </>
  );
}
