import ExpandMore from '@mui/icons-material/ExpandMore';
import { Avatar, Button, Menu, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import type { Identity } from '../auth/authProvider.ts';
import { useIsNarrow } from '../theme/useIsNarrow.ts';
import { ProfileMenuItems } from './ProfileMenuItems.tsx';

/**
 * The button of the profile menu: first and last name, on a narrow screen only the first; with or without the avatar.
 * A long name ends in an ellipsis.
 */
export function ProfileMenu({ hasPicture }: { hasPicture: boolean }) {
  const isNarrow = useIsNarrow();
  const { identity } = useGetIdentity();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { firstName = '', fullName = '', avatar } = (identity ?? {}) as Partial<Identity>;
  return (
    <>
      <Button
        color="inherit"
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={!!anchor}
        startIcon={hasPicture && <Picture name={fullName} src={avatar} />}
        endIcon={<ExpandMore />}
        sx={BUTTON}
      >
        <Typography component="span" variant="inherit" noWrap>
          {isNarrow ? firstName : fullName}
        </Typography>
      </Button>
      <Menu anchorEl={anchor} open={!!anchor} onClose={() => setAnchor(null)}>
        <ProfileMenuItems onDone={() => setAnchor(null)} />
      </Menu>
    </>
  );
}

/** On a narrow screen it takes what the bar's other items leave. */
const BUTTON = {
  px: 1,
  minWidth: 0,
  maxWidth: { sm: 208 },
  '& .MuiButton-endIcon': { ml: 0.25 },
};

function Picture({ name, src }: { name: string; src?: string }) {
  const initials = name.split(' ').map(([letter]) => letter);
  return (
    <Avatar
      src={src}
      alt=""
      aria-hidden
      sx={{
        width: 30,
        height: 30,
        fontSize: '13px !important',
        bgcolor: 'tint',
        color: 'primary.main',
      }}
    >
      {initials.slice(0, 2).join('')}
    </Avatar>
  );
}
