import { SelectInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { ChoiceInput } from '../../core/inputs/ChoiceInput.tsx';
import { choices, field } from '../../core/contract/field.ts';
import { useIsStaff } from '../../freight/users/useIsStaff.ts';
import { useSignedInUser } from '../../core/auth/useSignedInUser.ts';
import { UserWorkplaceInput } from './UserWorkplaceInput.tsx';

/** The inputs for role and access; staff also choose type and company, others add users to their own company. */
export function UserAccessInputs() {
  const isStaff = useIsStaff();
  return (
    <>
      {isStaff && <TypeInput />}
      {isStaff && <UserWorkplaceInput />}
      <RoleInput />
      <ChoiceInput of="UserInput" source="accessType" words="users.access" />
    </>
  );
}

/** Clears the company or carrier when the type changes, because it belongs to another kind. */
function TypeInput() {
  const { setValue } = useFormContext();
  const forget = () => {
    for (const name of ['companyId', 'carrierId']) setValue(name, null, { shouldDirty: true });
  };
  return <ChoiceInput of="UserInput" source="userTypeId" words="users.type" onChange={forget} />;
}

/** The roles to choose from; `root` is for Andén staff, and only root may give it. */
function RoleInput() {
  const isRoot = useSignedInUser()?.user_role.name === 'root';
  const isInternal = useWatch({ name: 'userTypeId' }) === INTERNAL;
  const roles = choices('UserInput', 'userRoleId', 'users.role');
  return (
    <SelectInput
      {...field('UserInput', 'userRoleId')}
      choices={roles.filter(({ id }) => id !== ROOT || (isRoot && isInternal))}
      helperText="users.roleHint"
    />
  );
}

const INTERNAL = 1;
const ROOT = 1;
