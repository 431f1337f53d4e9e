import { ReferenceField, useRecordContext } from 'react-admin';
import { Fact } from '../../core/fields/Facts.tsx';
import type { User } from './user.ts';

/** The company or carrier of a user as a link. */
export function WorkplaceLink() {
  const user = useRecordContext<User>();
  const [source, reference] = user?.carrierId
    ? ['carrierId', 'carriers']
    : ['companyId', 'companies'];
  return (
    <Fact source={source}>
      <ReferenceField source={source} reference={reference} link="show" />
    </Fact>
  );
}
