import { useQueryClient } from '@tanstack/react-query';
import {
  Edit,
  SimpleForm,
  useLocaleState,
  useNotify,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { updateSessionUser } from '../../core/auth/session.ts';
import { useNotSaved } from '../../core/pages/useSaved.ts';
import { FormToolbar } from '../../core/pages/FormToolbar.tsx';
import { useSignedInUser } from '../../core/auth/useSignedInUser.ts';
import type { User } from '../user.ts';
import { ProfileHeader } from './ProfileHeader.tsx';
import { ProfileInputs } from './ProfileInputs.tsx';

/** /profile: the own account, which everybody changes for themselves. */
export function ProfilePage() {
  const translate = useTranslate();
  const keep = useKept();
  const onError = useNotSaved('users.profile.failed');
  return (
    <Edit
      resource="users"
      id={useSignedInUser()?.id}
      title={translate('users.profile.title')}
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{ onSuccess: keep, onError }}
      actions={false}
      disableAuthentication
    >
      <ProfileForm />
    </Edit>
  );
}

/** Who only reads sees the own data without a button to save. */
function ProfileForm() {
  const canSave = !!useRecordContext<{ id: string; can?: string[] }>()?.can?.includes('update');
  return (
    <SimpleForm toolbar={canSave && <FormToolbar />}>
      <ProfileHeader />
      <ProfileInputs readOnly={!canSave} />
    </SimpleForm>
  );
}

/** A saved profile is at once the session's: the name in the top bar, the interface's language. */
function useKept() {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [locale, setLocale] = useLocaleState();
  return ({ firstName, lastName, maidenName, phone, language }: User) => {
    updateSessionUser({ firstName, lastName, maidenName, phone, language });
    void queryClient.invalidateQueries({ queryKey: ['auth', 'getIdentity'] });
    if (language && language !== locale) setLocale(language);
    notify('users.profile.saved', { type: 'success' });
  };
}
