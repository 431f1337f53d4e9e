import { Avatar, Stack, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useSignedInUser } from '../../../core/auth/useSignedInUser.ts';
import { WordField } from '../../../core/fields/WordField.tsx';
import { fullName, type User } from '../user.ts';
import { WorkplaceField } from '../WorkplaceField.tsx';

/** The header of the profile: picture of the identity provider, name, e-mail, company and role. */
export function ProfileHeader() {
  const user = useRecordContext<User>();
  const picture = useSignedInUser()?.picture;
  if (!user) return null;
  const initials = [user.firstName, user.lastName].map(([letter]) => letter).join('');
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', pb: 2.5, minWidth: 0 }}>
      <Avatar src={picture} alt="" sx={PICTURE}>
        {initials}
      </Avatar>
      <Stack sx={{ minWidth: 0 }}>
        <Typography component="h2" variant="h2">
          {fullName(user)}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {user.email}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1 }} divider={<span>·</span>}>
          <WorkplaceField />
          <WordField source="userRoleId" of="users.role" />
        </Stack>
      </Stack>
    </Stack>
  );
}

const PICTURE = { width: 64, height: 64, bgcolor: 'tint', color: 'primary.main', fontWeight: 650 };
