import { Card, Stack } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Edit, useLocaleState, useNotify, useRecordContext, useTranslate } from 'react-admin';
import { updateSessionUser } from '../../../core/auth/session.ts';
import { useNotSaved } from '../../../core/pages/useSaved.ts';
import { FormToolbar } from '../../../core/pages/FormToolbar.tsx';
import { useSignedInUser } from '../../../core/auth/useSignedInUser.ts';
import { ChoicesSection, useNoticeChoices } from '../../notifications/index.ts';
import type { User } from '../user.ts';
import { UserFiles } from '../files/UserFiles.tsx';
import { PersonalDataSection } from '../privacy/PersonalDataSection.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import { ProfileInputs } from './ProfileInputs.tsx';
import { RecordForm } from '../../../core/form/RecordForm.tsx';

/** /profile: the page on which users change their own data. */
export function ProfilePage() {
  const translate = useTranslate();
  const keep = useKept();
  const onError = useNotSaved('users.profile.failed');
  // Read beside the user; what stands below the channels comes with them, where it was pushed down under a press.
  const { isPending } = useNoticeChoices();
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
      component="div"
    >
      <Stack spacing={2}>
        <Card>
          <ProfileForm />
        </Card>
        <ChoicesSection />
        {!isPending && (
          <>
            <UserFiles />
            <PersonalDataSection isOwn />
          </>
        )}
      </Stack>
    </Edit>
  );
}

/** The toolbar with the save button, which read-only users do not have. */
function ProfileForm() {
  const canSave = !!useRecordContext<{ id: string; can?: string[] }>()?.can?.includes('update');
  return (
    <RecordForm toolbar={canSave && <FormToolbar />}>
      <ProfileHeader />
      <ProfileInputs readOnly={!canSave} />
    </RecordForm>
  );
}

/** Updates the session after saving: the name in the top bar, the language of the interface. */
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
